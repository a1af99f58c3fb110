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
    return {
      where: ({ node_id }: FlowFinding) => (node_id ? nodeName(node_id) : t('whole')),
      why: ({ code, values, role_id, transition_id }: FlowFinding) =>
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
          count: Number(values.markings ?? 0),
        }),
      mend: (mend: Mend) =>
        mend.kind === 'grant'
          ? t(`mend.grant_${mend.action}`, { role: roleName(mend.role_id) })
          : t(isAgain(mend) ? 'mend.vote_again' : `mend.${mend.kind}`, {
              role: 'role_id' in mend ? roleName(mend.role_id) : '',
              target: 'to' in mend ? nodeName(mend.to) : '',
              outcome: 'outcome' in mend ? outcomeName(mend.outcome) : '',
              option: mend.kind === 'clear_outcome' ? optionOf(mend.transition_id) : '',
            }),
    };
  }, [flow, pick, join, t, wording]);
}

function isAgain(mend: Mend): boolean {
  return mend.kind === 'route_outcome' && mend.node_id === mend.to;
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
