import type { ProjectCard } from '@lets/contract';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { openState } from './open-state.ts';
import styles from './prepare.module.css';

/** Open or not, and until when. */
export function OpenTag({ open }: { open: ProjectCard['open'] }) {
  const { t } = useTranslation('prepare');
  const format = useFormat();
  const { tone, word, at, days } = openState(open, useNow(60_000));
  const isOpen = word === 'open' || word === 'closing';
  // What keeps someone out is told to the minute.
  const date = at === null ? '' : isOpen ? format.day(at) : format.dateTime(at);
  return (
    <span className={styles.open}>
      <Tag tone={tone}>{t(isOpen ? 'open.open' : `open.${word}`)}</Tag>
      {word === 'closing' && <i>{days === 0 ? t('open.today') : t('open.days', { count: days })}</i>}
      {word === 'open' && date && <i>{t('open.until', { date })}</i>}
      {!isOpen && date && <i>{t(`open.${word}_at`, { date })}</i>}
    </span>
  );
}
