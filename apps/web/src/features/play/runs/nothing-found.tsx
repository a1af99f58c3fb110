import { Button } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import type { RunQuery } from './run-filters.tsx';

/** The filters let nothing through. */
export function NothingFound({ query }: { query: RunQuery }) {
  const { t } = useTranslation('runs');
  return (
    <EmptyState
      icon="search"
      title={t('nothing_found')}
      text={t('nothing_found_text')}
      action={
        <Button icon="x" onClick={() => query.params.change({ q: null, type: null })}>
          {t('clear_filters')}
        </Button>
      }
    />
  );
}
