import { experimentDetail, experimentEvents, experimentMessages } from '@lets/contract';
import { call } from '../../../../lib/api-client.ts';
import { getSocket } from '../../../../lib/socket.ts';
import type { RoomPort } from '../session/room-session.ts';

const WATCH_TIMEOUT = 8000;
const RETRY_AFTER = 3000;
const PAGE = 200;
/** The session shows what keeps the run shut, and asks again for what it missed. */
const IN_PLACE = { shown: 'in-place' } as const;

/** The session's outside: the calls, the page's live socket and its clock. */
export function makeRoomPort(eid: number): RoomPort {
  return {
    fetchDetail: () => call(experimentDetail, { eid }, IN_PLACE),
    fetchEvents: (since) => call(experimentEvents, { eid, since }, IN_PLACE),
    fetchRecord: (before) => call(experimentMessages, { eid, before, size: PAGE }, IN_PLACE),
    watch: (nodeId) => watch(eid, nodeId),
    leave: () => void getSocket().emit('leave', { eid }),
    whenReachable: (again) => void setTimeout(again, RETRY_AFTER),
    // A page nobody looks at draws no frames, and must not fall behind for that.
    schedule: (work) => void (document.hidden ? setTimeout(work, 50) : requestAnimationFrame(work)),
    clock: Date.now,
  };
}

/** Never queued on a cut line: on every connect the session watches again by itself. */
async function watch(eid: number, nodeId: string | null) {
  const socket = getSocket();
  if (!socket.connected) return null;
  try {
    const answer = await socket.timeout(WATCH_TIMEOUT).emitWithAck('watch', { eid, node_id: nodeId });
    return answer.c === 0 ? answer : null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}
