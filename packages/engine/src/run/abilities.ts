import type { Flow } from '../flow/model.ts';
import type { Probe } from './acts/act.ts';
import { speakInMeetingProbe } from './acts/meetings.ts';
import { requestProbes } from './acts/requests.ts';
import type { Situation } from './acts/ruling.ts';
import { ACTS, judge } from './acts/table.ts';
import { type Viewpoint, viewpointOf } from './acts/viewpoint.ts';
import type { CommandType } from './command.ts';
import type { RefusalReason } from './refusal.ts';
import type { RequestAbout, RunState } from './state.ts';

/**
 * Every command by its name. `request` is any of the three requests, each of which has a name of its own too; `speak` is
 * to the room, apart from speaking in a private talk.
 */
export type AbilityName = CommandType | `request_${RequestAbout}` | 'speak_in_meeting';

/** `hidden`: never here, so the screen does not draw it. `no`: not now, and why. */
export type Ability = 'yes' | 'hidden' | { readonly no: RefusalReason };
export type Abilities = Readonly<Record<AbilityName, Ability>>;

const PROBES: Readonly<Record<AbilityName, Probe>> = {
  ...ACTS,
  ...requestProbes,
  speak_in_meeting: speakInMeetingProbe,
};

/**
 * Pure: what a person may do in a section, in the name of one of their roles or of none. It asks the rules themselves with
 * well-formed commands, so that what the screen greys and what the server refuses cannot differ. True of a redacted copy
 * of the state as well: nobody's abilities depend on what they may not know. Only taking back and undoing depend on `at`.
 */
export function abilitiesOf(
  flow: Flow,
  state: RunState,
  userId: number,
  roleId: string | null,
  nodeId: string,
  isStaff = false,
  at = 0,
): Abilities {
  const actor = { user_id: userId, is_staff: isStaff };
  const viewpoint = viewpointOf(flow, state, { ...actor, role_id: roleId, node_id: nodeId });
  const situation = { index: viewpoint.index, state, context: { actor, at } };
  return mapValues(PROBES, (probe) => tryOut(probe, viewpoint, situation));
}

/** An option that still asks for something is offered, so that the person who takes it is told what. */
function tryOut(probe: Probe, viewpoint: Viewpoint, situation: Situation): Ability {
  if (!probe.isTheirs(viewpoint)) return 'hidden';
  let refused: RefusalReason | undefined;
  for (const command of probe.tries(viewpoint)) {
    const ruling = judge(situation, command);
    if (ruling.ok || ruling.refusal.reason === 'conditions_unmet') return 'yes';
    refused ??= ruling.refusal.reason;
  }
  return { no: refused ?? 'no_such_thing' };
}

/** Pure: the same names with other values. The one cast: `Object.entries` forgets which names there are. */
function mapValues<K extends string, V, W>(from: Readonly<Record<K, V>>, change: (value: V) => W) {
  const changed = Object.entries<V>(from).map(([name, value]) => [name, change(value)]);
  return Object.fromEntries(changed) as Record<K, W>;
}
