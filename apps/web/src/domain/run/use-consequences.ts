import { consequences } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { useCallback } from 'react';
import { useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { ToldConsequence } from './event-words.ts';

/** What lawful choices of a run have cost, in words, by the option. `struck` says how many have struck: while none has, nothing is asked for. */
export function useConsequences(
  eid: number,
  struck: number,
): (transId: string) => ToldConsequence | undefined {
  const { pick } = useFormat();
  const { data } = useCall(
    consequences,
    { eid },
    { enabled: struck > 0, revision: struck, quiet: 'the event is told without the words for what it cost' },
  );
  return useCallback(
    (transId) => {
      const told = data?.list.find((one) => one.trans_id === transId);
      return told && { option: pick(told.option), text: pick(told.text) };
    },
    [data, pick],
  );
}

/** Pure: how many consequences a record tells. */
export function countStruck(events: readonly RunEvent[]): number {
  return events.filter(({ type }) => type === 'consequence_struck').length;
}
