import { meetApply } from '@lets/contract';
import type { MeetingState } from '@lets/engine';
import { useRoom } from '../room-context.tsx';

export interface MeetingProps {
  meeting: MeetingState;
  /** The role of mine in it, and the other one. */
  own: string;
  other: string;
}

export function useMeetingActs({ meeting, own }: MeetingProps) {
  const act = useRoom(({ act }) => act);
  const base = { role_id: own, meeting_id: meeting.id };
  return {
    answer: (agree: boolean) => act(meetApply, { kind: 'answer', ...base, agree }).catch(() => null),
    close: () => act(meetApply, { kind: 'close', ...base }).catch(() => null),
  };
}
