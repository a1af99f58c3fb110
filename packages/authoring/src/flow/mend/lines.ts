import type { Flow, Mend } from '@lets/contract';
import type { LineFault } from '../lines.ts';
import { leaderOf } from './conditions.ts';

type Drop = Extract<Mend, { kind: 'change_line' }>['drop'];

/** Pure: ways to mend a prepared line: whoever says it may do what it takes, else that is left out of it. */
export function mendLine(node: Flow['nodes'][number], at: number, code: LineFault): Mend[] {
  const role_id = node.lines[at]?.role_id ?? leaderOf(node) ?? '';
  const node_id = node.id;
  const drop = (what: Drop): Mend => ({ kind: 'change_line', node_id, line: at + 1, drop: what });
  const grant = (action: 'meeting' | 'display' | 'vote'): Mend => ({
    kind: 'grant',
    node_id,
    role_id,
    action,
  });
  switch (code) {
    case 'line_role_absent':
      return [{ kind: 'assign', node_id, role_ids: [role_id] }, drop('line')];
    case 'line_answers_nobody':
      return [drop('answers')];
    case 'line_apart_alone':
      return [drop('apart')];
    case 'line_apart_barred':
      return [grant('meeting'), drop('line')];
    case 'line_shows_barred':
      return [grant('display'), drop('shows')];
    case 'line_against_no_vote':
      return [...(node.kind === 'vote' ? [grant('vote')] : []), drop('against')];
  }
}
