import type { Command, CommandType, Flow, RunState } from '../../src/index.ts';
import { CONTROL_PAUSED, isOpen } from '../../src/index.ts';
import { Dice } from '../dice.ts';
import { commandOf } from './command.ts';
import { Picks } from './picks.ts';
import { isSuited } from './suited.ts';
import { BAG } from './weights.ts';

export interface Attempt {
  readonly user_id: number;
  readonly command: Command;
}

/** Someone tries something: mostly sensible, sometimes by the wrong person, in the wrong place, or plain nonsense. */
export function attempt(
  flow: Flow,
  state: RunState,
  seed: number,
  types: readonly CommandType[] = BAG,
): Attempt {
  const picks = new Picks(flow, state, new Dice(seed));
  const type = typeOf(picks, types);
  const { node, role } = placeOf(picks, type);
  return { user_id: picks.user(type, node, role), command: commandOf(picks, type, node, role) };
}

function typeOf({ state, dice }: Picks, types: readonly CommandType[]): CommandType {
  if (state.status === 'ended' && dice.chance(0.5)) return 'write_experience';
  const isPaused = state.control.status === CONTROL_PAUSED;
  return isPaused && dice.chance(0.3) ? 'control' : dice.pick(types);
}

/** Mostly a section and a role that suit the act. */
function placeOf(picks: Picks, type: CommandType): { readonly node: string; readonly role: string } {
  const { flow, state, dice } = picks;
  const suited = flow.nodes.flatMap((node) =>
    isOpen(state, node.id)
      ? node.roles
          .filter((assignment) => isSuited(state, type, node, assignment))
          .map(({ role_id }) => ({ node: node.id, role: role_id }))
      : [],
  );
  if (suited.length > 0 && dice.chance(0.8)) return dice.pick(suited);
  const node = picks.node();
  return { node, role: picks.role(node) };
}
