import type { DataRequest, DataRequestState } from '@lets/contract';
import { useTranslation } from '../../i18n/texts.ts';
import { Tag, type TagTone } from '../surface/surface.tsx';

const TONES: Readonly<Record<DataRequestState, TagTone>> = {
  open: 'gold',
  in_progress: 'azure',
  done: 'jade',
  refused: 'seal',
  withdrawn: 'quiet',
};

/** How a request about personal data stands, and that it is overdue. */
export function RequestState({ request }: { request: Pick<DataRequest, 'state' | 'overdue'> }) {
  const { t } = useTranslation('privacy');
  return (
    <>
      <Tag tone={TONES[request.state]}>{t(`state.${request.state}`)}</Tag>
      {request.overdue && (
        <Tag tone="seal" icon="clock">
          {t('overdue')}
        </Tag>
      )}
    </>
  );
}
