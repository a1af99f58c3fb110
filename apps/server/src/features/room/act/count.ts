import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/errors.ts';
import type { ActResult } from '../../../metrics/metrics.ts';
import { tracedFirst, tracingNow } from '../../../tracing/tracing.ts';
import type { Act, Done, LockedAct, PlainAct, Prepared } from './act.ts';

type Perform = (act: Act) => Promise<Done | Refusal>;

/** Counts and traces what becomes of an act, by the command that it asks of the engine; what is refused before is `unprepared`. */
export async function counted(
  { metrics }: Pick<Deps, 'metrics'>,
  act: Act,
  perform: Perform,
): Promise<Done | Refusal> {
  if (!metrics && !tracingNow()) return perform(act);
  let kind = 'unprepared';
  const note = <P extends Prepared | Refusal>(prepared: P): P => {
    if (!(prepared instanceof Refusal)) kind = prepared.command.type;
    return prepared;
  };
  return tracedFirst({ name: 'act', attributes: { 'lets.run': act.eid } }, async (span) => {
    let result: ActResult = 'failed';
    try {
      const outcome = await perform(noting(act, note));
      result = outcome instanceof Refusal ? 'refused' : 'done';
      return outcome;
    } finally {
      metrics?.acted(kind, result);
      span.note({ 'lets.act': kind, 'lets.result': result });
    }
  });
}

function noting(act: Act, note: <P extends Prepared | Refusal>(prepared: P) => P): Act {
  return act.underLock ? notingUnderLock(act, note) : notingPlain(act, note);
}

function notingPlain(act: PlainAct, note: <P extends Prepared | Refusal>(prepared: P) => P): PlainAct {
  return { ...act, prepare: (look) => note(act.prepare(look)) };
}

function notingUnderLock(act: LockedAct, note: <P extends Prepared | Refusal>(prepared: P) => P): LockedAct {
  return { ...act, prepare: async (hand) => note(await act.prepare(hand)) };
}
