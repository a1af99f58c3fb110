import type { Assignment, CommandType, FlowNode, FunctionAction, RunState } from '../../src/index.ts';
import { courtOf } from '../../src/index.ts';

const NEEDED: Partial<Record<CommandType, FunctionAction>> = {
  speak: 'speech',
  display: 'display',
  submit: 'submission',
  apply_meeting: 'meeting',
  sign: 'signature',
  vote: 'vote',
};

const RECORD_ACTS = new Set<CommandType>([
  'reopen_record',
  'sign_record',
  'ask_correction',
  'answer_correction',
]);

/** Whether the act makes sense for who has this place in the section. */
export function isSuited(
  state: RunState,
  type: CommandType,
  node: FlowNode,
  { role_id, functions, processes }: Assignment,
): boolean {
  const needed = NEEDED[type];
  const { record } = courtOf(state.sections[node.id]);
  if (RECORD_ACTS.has(type)) return record?.status === 'checking' && node.kind === 'court';
  if (type === 'close_record') return node.kind === 'court' && record?.status !== 'checking';
  const meetings = state.sections[node.id]?.meetings ?? [];
  if (type === 'sign') return Object.values(state.documents).some(({ signatures }) => role_id in signatures);
  if (type === 'answer_meeting') return meetings.some(({ to_role }) => to_role === role_id);
  if (type === 'speak' && meetings.some((m) => m.status === 'open')) {
    return meetings.some((m) => m.from_role === role_id || m.to_role === role_id);
  }
  if (needed) return functions.includes(needed) && (type !== 'vote' || node.kind === 'vote');
  if (type === 'create_document') return node.templates.some(({ role_ids }) => role_ids.includes(role_id));
  if (type === 'end_section') return processes.includes('end');
  if (type === 'jump') return node.kind === 'jump' && processes.includes('jump');
  if (type === 'end_vote') return node.kind === 'vote';
  return type !== 'request' || functions.some((action) => action.startsWith('request_'));
}
