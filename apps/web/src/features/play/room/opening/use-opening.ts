import { useState } from 'react';
import { readLocal, writeLocal } from '../../../../lib/browser-storage.ts';
import { only, useRoom } from '../room-context.tsx';

/** The section's opening video: by itself once for each person and visit, afterwards when it is asked for. */
export function useOpening(): {
  video: string | null;
  isShown: boolean;
  show: () => void;
  close: () => void;
} {
  const { eid, nodeId, node, me } = useRoom(only('eid', 'nodeId', 'node', 'me'));
  const visit = useRoom(({ section }) => (section?.status === 'open' ? String(section.opened_seq) : ''));
  const key = `lets2017_opening:${me.userId}:${eid}:${nodeId}`;
  const [closed, setClosed] = useState('');
  const [asked, ask] = useState(false);
  const isNew = visit !== '' && !me.isStaff && closed !== visit && readLocal(key) !== visit;
  return {
    video: node.video,
    isShown: node.video !== null && (asked || isNew),
    show: () => ask(true),
    close: () => {
      ask(false);
      if (visit === '' || me.isStaff) return;
      setClosed(visit);
      writeLocal(key, visit);
    },
  };
}
