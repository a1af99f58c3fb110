import { absentList } from '@lets/contract';
import { useMemo } from 'react';
import { useCall } from '../../../lib/query.ts';

/** Who of a run counts as absent, and since when, with the server's clock to measure it by. Without an answer nobody is offered first. */
export function useAbsences(eid: number, { enabled = true } = {}) {
  const read = useCall(
    absentList,
    { eid },
    { staleTime: 0, enabled, quiet: 'roles are offered all the same' },
  );
  const { data, dataUpdatedAt } = read;
  const absentSince = useMemo(
    () => new Map((data?.list ?? []).map(({ user_id, since }) => [user_id, since])),
    [data],
  );
  const ahead = data ? data.server_time - dataUpdatedAt : 0;
  return { absentSince, isPending: enabled && read.isPending, now: () => Date.now() + ahead };
}
