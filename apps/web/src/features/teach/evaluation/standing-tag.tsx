import type { Standing } from '@lets/contract';
import { Tag, type TagTone } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';

const TONE: Readonly<Record<Standing, TagTone>> = {
  own: 'jade',
  partly: 'gold',
  team: 'gold',
  missing: 'seal',
  excluded: 'quiet',
};

/** Whether a score was given to the member or is the team's. */
export function StandingTag({ standing }: { standing: Standing }) {
  const { t } = useTranslation('evaluate');
  return <Tag tone={TONE[standing]}>{t(`standing.${standing}`)}</Tag>;
}

/** Says of a member that the record has nothing of them. */
export function IdleTag() {
  const { t } = useTranslation('evaluate');
  return (
    <Tag tone="seal" icon="alert">
      {t('idle.mark')}
    </Tag>
  );
}
