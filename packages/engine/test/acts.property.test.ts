import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, type Command, decide, type Flow, type RunState } from '../src/index.ts';
import { ACTS } from '../src/run/acts/table.ts';
import { type Viewpoint, viewpointOf } from '../src/run/acts/viewpoint.ts';
import { Dice } from './dice.ts';
import { soundFlows } from './random-flow.ts';
import { type Play, playsOf } from './random-plays.ts';
import { MENTOR } from './small-case.ts';

interface Tried {
  readonly name: string;
  readonly isTheirs: boolean;
  readonly tries: readonly Command[];
}

const plays = playsOf(soundFlows());
const records = Object.entries(ACTS);

/** What each act says of a viewpoint. */
function triesFrom(from: Viewpoint): readonly Tried[] {
  return records.map(([name, { isTheirs, tries }]) => ({
    name,
    isTheirs: isTheirs(from),
    tries: tries(from),
  }));
}

function isAccepted({ flow }: Play, from: Viewpoint, command: Command): boolean {
  const { user_id, is_staff, state } = from;
  return decide(flow, state, command, { actor: { user_id, is_staff }, at: 0 }).ok;
}

function look(flow: Flow, state: RunState, user_id: number, role_id: string | null, node_id: string) {
  return viewpointOf(flow, state, { user_id, role_id, node_id, is_staff: user_id === MENTOR });
}

/** At each moment of a play one person, in a role of theirs, of another person's or in none, and a section. */
function viewpointsOf({ flow, steps }: Play, seed: number): readonly Viewpoint[] {
  const dice = new Dice(seed);
  return steps.map(({ before }) => {
    const role = dice.pick(flow.roles).id;
    const holder = before.holders[role] ?? MENTOR;
    const user = dice.chance(0.6) ? holder : dice.pick([...before.member_ids, 77, MENTOR]);
    const open = Object.keys(before.sections);
    const section = dice.pick(open.length > 0 && dice.chance(0.8) ? open : flow.nodes.map(({ id }) => id));
    return look(flow, before, user, dice.chance(0.8) ? role : null, section);
  });
}

/** Whether the command is of the act's type and means the role and the section that were asked about. */
function isApt(from: Viewpoint, name: string, command: Command): boolean {
  const isRole = !('role_id' in command) || [from.role_id, '?'].includes(command.role_id);
  const isPlace = !('node_id' in command) || [from.node_id, null].includes(command.node_id);
  return command.type === name && isRole && isPlace;
}

describe('an act', () => {
  it('tries commands of its own type alone, about the role and the section that were asked about', () => {
    fc.assert(
      fc.property(plays, fc.nat(), (play, seed) => {
        const inapt = viewpointsOf(play, seed).flatMap((from) =>
          triesFrom(from).flatMap(({ name, tries }) => tries.filter((one) => !isApt(from, name, one))),
        );
        expect(inapt).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('is possible exactly when it is theirs and one of its tries would be decided', () => {
    fc.assert(
      fc.property(plays, fc.nat(), (play, seed) => {
        for (const from of viewpointsOf(play, seed)) {
          const { state, user_id, role_id, node_id, is_staff } = from;
          const can = abilitiesOf(play.flow, state, user_id, role_id, node_id, is_staff);
          const found = Object.entries(can).filter(([name]) => name in ACTS);
          const expected = triesFrom(from).map(({ name, isTheirs, tries }) => {
            if (!isTheirs) return [name, 'hidden'];
            return [name, tries.some((one) => isAccepted(play, from, one)) ? 'yes' : 'no'];
          });
          expect(found.map(([name, one]) => [name, typeof one === 'string' ? one : 'no'])).toEqual(expected);
        }
      }),
      { numRuns: 12 },
    );
  });
});
