import { useEffect, useState, useSyncExternalStore } from 'react';
import { registerFlush } from '../../../../lib/autosave/open-autosaves.ts';
import { only, useRoom } from '../room-context.tsx';
import { type LineState, SharedLine } from './shared-line.ts';

const CLOSED: LineState = {
  isOpen: false,
  isConnected: false,
  isSafe: true,
  safeAt: null,
  mayWrite: false,
  isShutOut: false,
  refused: null,
};
const nothing = () => () => {};
const closed = () => CLOSED;

/** Opens a document to be written in together, for as long as it is on the screen. */
export function useSharedLine(documentId: string): {
  readonly line: SharedLine | null;
  readonly state: LineState;
} {
  const { eid, me } = useRoom(only('eid', 'me'));
  const [line, setLine] = useState<SharedLine | null>(null);
  useEffect(() => {
    const opened = new SharedLine({ eid, documentId, userId: me.userId });
    setLine(opened);
    const unregister = registerFlush(() => opened.flushOnLeaving());
    return () => {
      unregister();
      opened.close();
      setLine(null);
    };
  }, [eid, documentId, me.userId]);
  const state = useSyncExternalStore(line?.subscribe ?? nothing, line?.read ?? closed);
  return { line, state };
}
