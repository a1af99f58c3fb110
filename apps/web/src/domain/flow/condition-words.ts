import type { PaperCondition } from '@lets/contract';
import type { Condition } from '@lets/engine';
import type { Translate } from '../../i18n/texts.ts';

/** What words of conditions are made with: names by id, in the language on the screen. */
export interface ConditionWording {
  readonly t: Translate<'condition'>;
  readonly role: (id: string) => string;
  readonly section: (id: string) => string;
  readonly template: (id: string) => string;
  /** Of an exhibit, or of the template of a document. */
  readonly item: (id: string) => string;
  readonly list: (parts: readonly string[]) => string;
}

/** Pure: what a condition asks for, as a sentence that is true once it is met. */
export function conditionText(condition: Condition, wording: ConditionWording): string {
  const { t, role, section, template, item, list } = wording;
  switch (condition.type) {
    case 'handed_in':
      return t('handed_in', { document: template(condition.template_id) });
    case 'signed_by':
    case 'refused_by': {
      const roles = list(condition.role_ids.map(role));
      return t(condition.type, { document: template(condition.template_id), roles });
    }
    case 'voted':
      return t('voted', { section: section(condition.node_id), outcome: t(`outcome.${condition.outcome}`) });
    case 'record_signed':
      return t('record_signed', { section: section(condition.node_id) });
    case 'has_spoken':
      return t('has_spoken', { section: section(condition.node_id), role: role(condition.role_id) });
    case 'was_shown':
      return t('was_shown', { section: section(condition.node_id), item: item(condition.item_id) });
    case 'visited':
      return visitedText(condition, wording);
  }
}

/** Pure: the same of what a part of a paper hangs on. */
export function paperConditionText(condition: PaperCondition, wording: ConditionWording): string {
  const { t, role, section, list } = wording;
  if (condition.type === 'written_by') return t('written_by', { roles: list(condition.role_ids.map(role)) });
  if (condition.type === 'divided') return t('divided', { section: section(condition.node_id) });
  return conditionText(condition, wording);
}

function visitedText(
  { node_id, at_least, at_most }: Extract<Condition, { type: 'visited' }>,
  { t, section }: ConditionWording,
): string {
  const place = { section: section(node_id) };
  if (at_least !== undefined && at_most !== undefined)
    return t('visited_both', { ...place, count: at_least, most: at_most });
  return at_most === undefined
    ? t('visited_least', { ...place, count: at_least ?? 1 })
    : t('visited_most', { ...place, count: at_most });
}
