import type { Bilingual, Flow, FlowFinding, Mend } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { englishGaps } from '../gaps.ts';

function found(
  code: FlowFinding['code'],
  at: Partial<Pick<FlowFinding, 'node_id' | 'transition_id' | 'role_id' | 'values'>>,
  mend: Mend,
): FlowFinding {
  return {
    severity: 'error',
    node_id: null,
    transition_id: null,
    role_id: null,
    values: {},
    ...at,
    code,
    mend,
  };
}

/** Pure: sections, roles and papers without a name, which nobody could tell apart; what only routes may have none. */
export function checkNames({ nodes, roles }: Flow): FlowFinding[] {
  const sections = nodes.filter(({ kind }) => isSectionKind(kind));
  return [
    ...sections
      .filter(({ name }) => isBlank(name))
      .map(({ id: node_id }) => found('section_unnamed', { node_id }, { kind: 'name_node', node_id })),
    ...roles
      .filter(({ name }) => isBlank(name))
      .map(({ id: role_id }) => found('role_unnamed', { role_id }, { kind: 'name_role', role_id })),
    ...sections.flatMap(({ id: node_id, templates }) =>
      templates
        .filter(({ name }) => isBlank(name))
        .map(({ id: template_id }) =>
          found(
            'template_unnamed',
            { node_id, values: { template_id } },
            { kind: 'name_template', node_id, template_id },
          ),
        ),
    ),
  ];
}

/** Pure: a wrong option teaches by what it says back; options side by side are told apart by their words. */
export function checkTexts(flow: Flow): FlowFinding[] {
  return flow.transitions.flatMap((transition) => {
    const { id, from, kind, feedback, label } = transition;
    const at = { node_id: from, transition_id: id };
    const mend = { kind: 'usual_words' as const, transition_id: id };
    const isMute = kind === 'wrong' && (feedback === null || isBlank(feedback));
    const isUnlabelled = isBlank(label) && isChosen(flow, transition);
    return [
      ...(isMute ? [found('no_feedback', at, mend)] : []),
      ...(isUnlabelled ? [found('no_label', at, mend)] : []),
    ];
  });
}

/** Pure: how many texts lack English: a reader in English is shown Chinese there, so that it bars nothing. */
export function checkEnglish(flow: Flow): FlowFinding[] {
  const count = englishGaps(flow).length;
  const about = { node_id: null, transition_id: null, role_id: null, values: { count }, mend: null };
  return count === 0 ? [] : [{ code: 'english_missing', severity: 'warning', ...about }];
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
