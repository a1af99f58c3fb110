import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Act, Done, LockedAct, PlainAct, Prepared } from './act.ts';

type Perform = (act: Act) => Promise<Done | Refusal>;

/** Counts what becomes of an act, by the command that it asks of the engine; what is refused before is `unprepared`. */
export async function counted(
  { metrics }: Pick<Deps, 'metrics'>,
  act: Act,
  perform: Perform,
): Promise<Done | Refusal> {
  if (!metrics) return perform(act);
  let kind = 'unprepared';
  const note = <P extends Prepared | Refusal>(prepared: P): P => {
    if (!(prepared instanceof Refusal)) kind = prepared.command.type;
    return prepared;
  };
  try {
    const outcome = await perform(noting(act, note));
    metrics.acted(kind, outcome instanceof Refusal ? 'refused' : 'done');
    return outcome;
  } catch (error) {
    metrics.acted(kind, 'failed');
    throw error;
  }
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
