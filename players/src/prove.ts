import { projectDetail, projectList } from '@lets/contract';
import { type Flow, type FlowProof, proveFlow } from '@lets/engine';
import type { Session } from './session.ts';

export interface Proved {
  readonly project_id: number;
  readonly code: string;
  readonly name: string;
  readonly flow: Flow;
  readonly proof: FlowProof;
}

/** Proves over the engine that the cases open to a member of staff can be completed: one by its code, or all of them. */
export async function proveCases(staff: Session, code: string | undefined): Promise<Proved[]> {
  const { list } = await staff.call(projectList, { scope: 'all', size: 100 });
  const wanted = code === undefined ? list : list.filter((project) => project.code === code);
  if (wanted.length === 0) throw new Error(`no case with code ${code} is known to this account`);
  const proved: Proved[] = [];
  for (const { id, code: its, name } of wanted) {
    const { flow } = await staff.call(projectDetail, { project_id: id });
    if (!flow.transitions.some(({ outcome, label }) => outcome !== null || label.zh !== ''))
      throw new Error('only staff know which options are right: give --as a mentor or an administrator');
    proved.push({ project_id: id, code: its, name: name.zh, flow, proof: proveFlow(flow) });
  }
  return proved;
}

/** What was played of a case, and what not. Pure. */
export function describeProof({ code, name, flow, proof }: Proved): string {
  const { member_counts, disturbances } = proof;
  const counts = member_counts.map(({ members }) => members);
  const plays = [...member_counts, ...disturbances].reduce((sum, one) => sum + one.plays, 0);
  const about = (kind: string) => disturbances.filter((one) => one.kind === kind);
  const times = (kind: string) => about(kind).reduce((sum, one) => sum + one.times, 0);
  const sections = new Set(member_counts.flatMap(({ missed }) => missed.sections));
  const ways = new Set(member_counts.flatMap(({ missed }) => missed.transitions));
  return [
    `${proof.is_proved ? '✓' : '✗'} ${code}  ${name}`,
    `  sections     ${proof.sections - sections.size}/${proof.sections}${listOf(sections)}`,
    `  transitions  ${proof.transitions - proof.impossible.length - ways.size}/${proof.transitions - proof.impossible.length}${listOf(ways)}`,
    ...(proof.impossible.length > 0
      ? [`  impossible   ${proof.impossible.join(', ')} (outcomes that the vote cannot have)`]
      : []),
    `  members      ${counts[0]} to ${counts.at(-1)} for ${flow.roles.length} roles`,
    `  disturbed    signatures refused ${times('refused_signatures')} times, votes tied ${times('tied_votes')} times, ${
      new Set(about('absent_role').map(({ role_id }) => role_id)).size
    } roles absent in turn`,
    `  plays        ${plays}`,
    ...stuckOf(proof),
  ].join('\n');
}

function listOf(missed: ReadonlySet<string>): string {
  return missed.size > 0 ? `  not reached: ${[...missed].join(', ')}` : '';
}

function stuckOf({ member_counts, disturbances }: FlowProof): string[] {
  const counted = member_counts.map((one) => ({ ...one, when: `${one.members} members` }));
  const disturbed = disturbances.map((one) => ({
    ...one,
    when: [`${one.members} members`, one.kind.replace('_', ' '), one.role_id].filter(Boolean).join(', '),
  }));
  return [...counted, ...disturbed].flatMap(({ stuck, when }) =>
    stuck ? [`  stuck        ${stuck.node_id ?? 'before the start'}: ${stuck.reason} (${when})`] : [],
  );
}
