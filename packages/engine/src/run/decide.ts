import { indexFlow } from '../flow/flow-index.ts';
import type { Flow } from '../flow/model.ts';
import type { Ruling } from './acts/ruling.ts';
import { judge } from './acts/table.ts';
import type { Command, Context } from './command.ts';
import { numbered, withDisclosures } from './disclosure.ts';
import type { RunEvent } from './event.ts';
import type { Decision } from './refusal.ts';
import type { RunState } from './state.ts';

/**
 * Judges a command: the events it makes, numbered and ready to be stored, or why it is refused. Pure: the same four
 * arguments give the same answer, a refusal is a value, and nothing is changed.
 */
export function decide(flow: Flow, state: RunState, command: Command, context: Context): Decision<RunEvent> {
  return decideBy(withDisclosures, flow, state, command, context);
}

/**
 * Pure: the same without the snapshots for members who may know more from now on, which take most of the time of an act. They change
 * nothing for a reader of the whole run, so a dry run, which no member follows, leaves them out.
 */
export function decideUndisclosed(
  flow: Flow,
  state: RunState,
  command: Command,
  context: Context,
): Decision<RunEvent> {
  return decideBy((_, drafts) => drafts, flow, state, command, context);
}

function decideBy(
  disclose: typeof withDisclosures,
  flow: Flow,
  state: RunState,
  command: Command,
  context: Context,
): Decision<RunEvent> {
  const situation = { index: indexFlow(flow), state, context };
  const ruling = judge(situation, command);
  if (!ruling.ok) return ruling;
  return { ok: true, events: numbered(situation, disclose(situation, ruling.value)) };
}

/** Pure: whether a command would be accepted, and why not. Cheaper than the events, and of the same rules. */
export function rulingOn(flow: Flow, state: RunState, command: Command, context: Context): Ruling {
  return judge({ index: indexFlow(flow), state, context }, command);
}
