import { control, guideBoard } from '@lets/contract';
import { useAct } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';

/** Lets a paused run go on: at once, for nothing is lost by it. */
export function useLift(eid: number): { readonly now: () => void; readonly isUnderWay: boolean } {
  const lift = useAct(control, { invalidates: [guideBoard] });
  return {
    now: () => lift.mutate({ kind: 'lift', eid, request_id: newRequestId() }),
    isUnderWay: lift.isPending,
  };
}
