import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { NoticeDraft } from './notice-draft.ts';

/** Says in words whom a notice is for. */
export function useAudience({
  identities,
  class_ids,
  only_classes = false,
}: Pick<NoticeDraft, 'identities' | 'class_ids'> & Partial<NoticeDraft>): string {
  const { t } = useTranslation(['notice', 'common']);
  const format = useFormat();
  const people = identities.map((identity) => t(`common:account.identity.${identity}`));
  const who = people.length > 0 ? format.list(people) : t('manage.everybody');
  if (only_classes && class_ids.length === 0) return t('manage.nobody_yet');
  return class_ids.length > 0 ? t('manage.of_classes', { who, count: class_ids.length }) : who;
}
