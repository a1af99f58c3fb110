import { Condition, type Flow, type FlowFinding, type Mend, VoteOutcome } from '@lets/contract';
import { useMemo } from 'react';
import { type ConditionWording, conditionText } from '../../../../domain/flow/condition-words.ts';
import { useFlowWording } from '../../../../domain/flow/conditions/use-flow-wording.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/** A finding in words, with the names of what it is about. */
export function useFindingTexts(flow: Flow) {
  const { t } = useTranslation('finding');
  const wording = useFlowWording(flow);
  const { pick, list: join } = useFormat();
  return useMemo(() => {
    const nodeName = (id: unknown) => pick(flow.nodes.find((node) => node.id === id)?.name) || String(id);
    const roleName = (id: unknown) => pick(flow.roles.find((role) => role.id === id)?.name) || String(id);
    const list = (ids: unknown, nameOf: (id: unknown) => string) =>
      Array.isArray(ids) ? join(ids.map(nameOf)) : '';
    const templateName = (id: unknown) =>
      pick(flow.nodes.flatMap(({ templates }) => templates).find((one) => one.id === id)?.name) || String(id);
    const optionOf = (id: string | null) => {
      const transition = flow.transitions.find((one) => one.id === id);
      return pick(transition?.label) || nodeName(transition?.to);
    };
    const outcomeName = (value: unknown) => {
      const outcome = VoteOutcome.safeParse(value);
      return outcome.success ? t(`outcome.${outcome.data}`) : '';
    };
    const why = ({ code, values, role_id, transition_id }: FlowFinding) =>
      t(`code.${code}`, {
        role: role_id ? roleName(role_id) : '',
        roles: list(values.role_ids, roleName),
        missing: list(values.missing, nodeName),
        option: optionOf(transition_id),
        outcome: outcomeName(values.outcome),
        target: values.to ? nodeName(values.to) : '',
        id: String(values.id ?? ''),
        template: values.template_id ? templateName(values.template_id) : '',
        strikes: values.strikes_at ? nodeName(values.strikes_at) : '',
        condition: conditionIn(values, role_id, wording),
        line: Number(values.line ?? 0),
        count: Number(values.count ?? values.markings ?? 0),
      });
    return {
      where: ({ node_id }: FlowFinding) => (node_id ? nodeName(node_id) : t('whole')),
      why: (finding: FlowFinding) => {
        const branches = list(finding.values.branches, nodeName);
        return branches ? `${why(finding)}${t('branches', { branches })}` : why(finding);
      },
      mend: (mend: Mend, at: string | null) =>
        t(`mend.${keyOf(mend, at)}`, {
          role: 'role_id' in mend ? roleName(mend.role_id) : '',
          roles:
            'role_ids' in mend
              ? join(mend.role_ids.map(roleName))
              : mend.kind === 'merge'
                ? join(mend.from.map(nodeName))
                : '',
          from: mend.kind === 'connect' ? nodeName(mend.from) : '',
          target: 'to' in mend ? nodeName(mend.to) : '',
          outcome: 'outcome' in mend ? outcomeName(mend.outcome) : '',
          option: 'transition_id' in mend ? optionOf(mend.transition_id) : '',
        }),
    };
  }, [flow, pick, join, t, wording]);
}

/** The words of a mend depend on what it does there. */
function keyOf(mend: Mend, at: string | null) {
  switch (mend.kind) {
    case 'grant':
      return `grant_${mend.action}` as const;
    case 'change_line':
      return `line_${mend.drop}` as const;
    case 'route_outcome':
      return mend.node_id === mend.to ? 'vote_again' : mend.kind;
    case 'connect':
      return mend.to === at ? 'connect_from' : mend.kind;
    default:
      return mend.kind;
  }
}

/** What a finding says of a condition: its values are the condition's own. */
function conditionIn(
  { condition: type, ...named }: FlowFinding['values'],
  role_id: string | null,
  wording: ConditionWording,
): string {
  const read = Condition.safeParse({ type, ...named, ...(role_id !== null && { role_id }) });
  return read.success ? conditionText(read.data, wording) : '';
}
