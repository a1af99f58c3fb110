import { assignmentOf, hostOf } from '../../flow/flow-index.ts';
import type { Acts } from './act.ts';
import { authoriseHostOrFunction } from './authority.ts';
import type { Rule } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { asHost, has, rolesAt, sectionAt, type Viewpoint } from './viewpoint.ts';

const callIn: Rule<'call_in'> = (situation, command) => {
  const authority = authoriseHostOrFunction(situation, command, 'call');
  if (!authority.ok) return authority;
  const { node, section } = authority.value;
  if (!assignmentOf(node, command.target_role)) return refuse('bad_parameter', 'target_role');
  if (section.inside.includes(command.target_role)) return refuse('already_done');
  const data = { target_role: command.target_role };
  return accept(draft(authority.value, { type: 'called_in', data }));
};

/** The host stays: without one nobody could call the others in again. */
const callOut: Rule<'call_out'> = (situation, command) => {
  const authority = authoriseHostOrFunction(situation, command, 'call');
  if (!authority.ok) return authority;
  const { node, section } = authority.value;
  const target = assignmentOf(node, command.target_role);
  if (!target) return refuse('bad_parameter', 'target_role');
  if (target === hostOf(node)) return refuse('not_authorised_here');
  if (!section.inside.includes(command.target_role)) return refuse('already_done');
  const data = { target_role: command.target_role };
  return accept(draft(authority.value, { type: 'called_out', data }));
};

const calls = (from: Viewpoint) => from.is_host || has('call')(from);

function rolesWhere(from: Viewpoint, isInside: boolean): readonly string[] {
  return rolesAt(from).filter((id) => sectionAt(from)?.inside.includes(id) === isInside);
}

export const presenceActs = {
  call_in: {
    judge: callIn,
    isTheirs: calls,
    tries: (from) =>
      rolesWhere(from, false).map((target_role) => ({ type: 'call_in', ...asHost(from), target_role })),
  },
  call_out: {
    judge: callOut,
    isTheirs: calls,
    tries: (from) =>
      rolesWhere(from, true).map((target_role) => ({ type: 'call_out', ...asHost(from), target_role })),
  },
} satisfies Acts<'call_in' | 'call_out'>;
