import type { FlowChanged, FlowPresence } from '@lets/contract';
import { useEffect, useMemo, useState } from 'react';
import { getSocket, onGap } from '../../../../lib/socket.ts';
import { throttle } from '../../../../lib/throttle.ts';
import { useUser } from '../../../../lib/user.ts';
import type { Editor } from './editor.ts';

export interface OtherEditor {
  readonly id: number;
  readonly name: string;
  /** Nodes and ways. */
  readonly chosen: readonly string[];
  /** Their colour among those who are here: everybody else's is another. */
  readonly hue: number;
}

/** Colours there are; further people share them. */
const HUES = 4;
/** What is chosen is told at this pace at most. */
const TELL_MS = 200;

/** Who else has the flow open and what they have chosen, and word of what they saved; tells them what is chosen here. */
export function useLiveFlow(
  flowId: number,
  { store }: Pick<Editor, 'store'>,
  onChanged: (revision: number, by: string | null) => void,
): readonly OtherEditor[] {
  const me = useUser()?.id;
  const [present, setPresent] = useState<FlowPresence['present']>([]);
  useEffect(() => {
    const socket = getSocket();
    const tell = throttle(
      () => socket.emit('choose_flow', { flow_id: flowId, ids: [...store.get().selected] }),
      TELL_MS,
    );
    let told = store.get().selected;
    const stopTelling = store.subscribe(() => {
      const { selected } = store.get();
      if (selected === told) return;
      told = selected;
      tell();
    });
    const watch = () => {
      socket.emit('watch_flow', { flow_id: flowId }, (answer) => {
        if (answer.c !== 0) return;
        setPresent(answer.present);
        tell();
        onChanged(answer.revision, null);
      });
    };
    const hear = (presence: FlowPresence) => {
      if (presence.flow_id === flowId) setPresent(presence.present);
    };
    const changed = (change: FlowChanged) => {
      if (change.flow_id !== flowId) return;
      // What the same person did in another window is no news to them.
      onChanged(change.revision, change.by.id === me ? null : change.by.name);
    };
    if (socket.connected) watch();
    const stopWatching = onGap(socket, watch);
    socket.on('flow_presence', hear);
    socket.on('flow_changed', changed);
    return () => {
      stopTelling();
      tell.cancel();
      stopWatching();
      socket.off('flow_presence', hear);
      socket.off('flow_changed', changed);
      socket.emit('leave_flow', { flow_id: flowId });
    };
  }, [flowId, store, onChanged, me]);
  // By the order in which they came: the same colour on everybody's screen.
  return useMemo(
    () =>
      present
        .toSorted((a, b) => a.since - b.since)
        .map(({ id, name, chosen }, at) => ({ id, name, chosen, hue: at % HUES }))
        .filter(({ id }) => id !== me),
    [present, me],
  );
}
