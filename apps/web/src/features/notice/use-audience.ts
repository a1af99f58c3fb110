import type { ManagedNotice } from '@lets/contract';
import { useTranslation } from 'react-i18next';

/** Says in words whom a notice is for. */
export function useAudience({
  identities,
  class_ids,
}: Pick<ManagedNotice, 'identities' | 'class_ids'>): string {
  const { t } = useTranslation(['notice', 'common']);
  const people = identities.map((identity) => t(`common:account.identity.${identity}`));
  const who = people.length > 0 ? people.join(t('manage.joiner')) : t('manage.everybody');
  return class_ids.length > 0 ? t('manage.of_classes', { who, count: class_ids.length }) : who;
}
