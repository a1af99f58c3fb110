import { experimentDetail, experimentEvents } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api-client.ts';
import { useCall } from '../../lib/query.ts';

const FOLLOW_MS = 3000;

/** A run and all of its events as the reader may know them; while it is still played, those that come are added. */
export function useRecord(eid: number) {
  const detail = useCall(experimentDetail, { eid }, { enabled: eid > 0, staleTime: 60_000 });
  const isLive = detail.data?.status === 'in_progress';
  const known = useRef<readonly RunEvent[]>([]);
  const events = useQuery({
    queryKey: ['record', eid],
    queryFn: async ({ signal }) => {
      known.current = await readOn(eid, known.current, signal);
      return known.current;
    },
    enabled: eid > 0 && detail.data !== undefined && detail.data.status !== 'waiting',
    refetchInterval: isLive ? FOLLOW_MS : false,
    // The same list when nothing came, so that nothing is built anew.
    structuralSharing: false,
  });
  return { detail, events, isLive };
}

/** Everything after the events that are known, page by page. */
async function readOn(
  eid: number,
  known: readonly RunEvent[],
  signal: AbortSignal,
): Promise<readonly RunEvent[]> {
  const read: RunEvent[] = [];
  for (;;) {
    const since = read.at(-1)?.seq ?? known.at(-1)?.seq ?? 0;
    const page = await call(experimentEvents, { eid, since }, { shown: 'in-place', signal });
    read.push(...page.events);
    if (!page.has_more || page.events.length === 0) break;
  }
  return read.length === 0 ? known : [...known, ...read];
}
