import type { Bilingual, Flow, FlowCheck, FlowFinding } from '@lets/contract';
import { examineFlow, type Finding, isSectionKind } from '@lets/engine';
import { rootsOf } from './causes.ts';
import { checkLines } from './lines.ts';
import { mendOf, othersOf } from './mend.ts';

/** Pure: the whole flow check, of the walk, the people and the texts; each finding with a way to mend it where one is mechanical. */
export function inspectFlow(flow: Flow, markings?: number): FlowCheck {
  const { findings, isProved, explored } = examineFlow(flow, markings);
  return {
    findings: [
      ...rootsOf(findings).map((finding) => toFlowFinding(flow, finding)),
      ...checkNames(flow),
      ...checkTexts(flow),
      ...checkLines(flow),
    ],
    proved: isProved,
    explored,
  };
}

/** Pure: whether a flow of these findings may be published. */
export function isPublishable({ findings, proved }: FlowCheck): boolean {
  return proved && findings.every(({ severity }) => severity !== 'error');
}

function toFlowFinding(flow: Flow, finding: Finding): FlowFinding {
  const { code, severity, node_id, trans_id = null } = finding;
  const { role_id = null, ...values } = finding.data;
  const others = othersOf(flow, finding);
  return {
    code,
    severity,
    node_id,
    transition_id: trans_id,
    role_id: typeof role_id === 'string' ? role_id : null,
    values: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? [...value] : value]),
    ),
    mend: mendOf(flow, finding),
    ...(others.length > 0 && { others }),
  };
}

/** Sections and roles are told apart by their names; what only routes may have none. */
function checkNames({ nodes, roles }: Flow): FlowFinding[] {
  const about = { severity: 'error' as const, transition_id: null, values: {} };
  const sections = nodes.filter(({ kind, name }) => isSectionKind(kind) && isBlank(name));
  return [
    ...sections.map(({ id }) => ({
      ...about,
      code: 'section_unnamed' as const,
      node_id: id,
      role_id: null,
      mend: { kind: 'name_node' as const, node_id: id },
    })),
    ...roles
      .filter(({ name }) => isBlank(name))
      .map(({ id }) => ({
        ...about,
        code: 'role_unnamed' as const,
        node_id: null,
        role_id: id,
        mend: { kind: 'name_role' as const, role_id: id },
      })),
  ];
}

/** A wrong option teaches by what it says back; options side by side are told apart by their words. */
function checkTexts(flow: Flow): FlowFinding[] {
  return flow.transitions.flatMap((transition) => {
    const { id, from, kind, feedback, label } = transition;
    const about = { node_id: from, transition_id: id, role_id: null, values: {}, mend: null };
    const found: FlowFinding[] = [];
    if (kind === 'wrong' && (feedback === null || isBlank(feedback)))
      found.push({ code: 'no_feedback', severity: 'error', ...about });
    if (isBlank(label) && isChosen(flow, transition))
      found.push({ code: 'no_label', severity: 'error', ...about });
    return found;
  });
}

/** Out of a section with more than one option. */
function isChosen({ nodes, transitions }: Flow, { from }: Flow['transitions'][number]): boolean {
  const kind = nodes.find(({ id }) => id === from)?.kind;
  const isSection = kind === undefined || isSectionKind(kind);
  return isSection && transitions.filter((other) => other.from === from).length > 1;
}

function isBlank({ zh, en }: Bilingual): boolean {
  return zh.trim() === '' && en.trim() === '';
}
