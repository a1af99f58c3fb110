import type { Verdict } from '@lets/dossier';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Confirmation } from './use-verification.ts';
import styles from './verify.module.css';

interface BannerProps {
  name: string;
  isPart: boolean;
  verdict: Verdict;
  confirmation: Confirmation;
}

/** The one answer: untouched and handed out here, untouched but unknown here, or tampered with. */
export function VerdictBanner({ name, isPart, verdict, confirmation }: BannerProps) {
  const { t } = useTranslation('verify');
  const isKnown = confirmation !== null && confirmation !== 'unasked';
  const tone = !verdict.isIntact ? 'bad' : isKnown ? 'good' : 'unsure';
  const icon = tone === 'good' ? 'checkc' : tone === 'bad' ? 'xc' : 'alert';
  return (
    <section className={classNames(styles.banner, styles[tone])} aria-label={t('verdict.label')}>
      <Icon name={icon} size={26} />
      <div>
        <h2>{t(`verdict.${tone}${isPart ? '_part' : ''}`)}</h2>
        <p className={styles.name}>{name}</p>
        {!verdict.isIntact && <Faults verdict={verdict} />}
        <Source confirmation={confirmation} verdict={verdict} />
        <p className={styles.head}>
          {t('head')}
          <code>{verdict.head}</code>
        </p>
      </div>
    </section>
  );
}

const STATES = ['changed', 'missing', 'added'] as const;

function Faults({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('verify');
  const { findings, isIndexSound, isContainerSound } = verdict;
  const counts = STATES.map((state) => ({
    state,
    count: findings.filter((finding) => finding.state === state).length,
  })).filter(({ count }) => count > 0);
  return (
    <ul className={styles.faults}>
      {!isIndexSound && <li>{t('fault.index')}</li>}
      {counts.map(({ state, count }) => (
        <li key={state}>{t(`fault.${state}`, { count })}</li>
      ))}
      {/* An item that was changed changes what is packed around it too. */}
      {!isContainerSound && counts.length === 0 && <li>{t('fault.container')}</li>}
    </ul>
  );
}

function Source({ confirmation, verdict }: Pick<BannerProps, 'confirmation' | 'verdict'>) {
  const { t } = useTranslation('verify');
  const format = useFormat();
  if (!verdict.isIndexSound) return null;
  if (confirmation === 'unasked') return <p>{t('source.unasked')}</p>;
  if (confirmation === null) return <p>{t('source.unknown')}</p>;
  const { name, issued_at } = confirmation;
  const project = format.pick(confirmation.project);
  const known = name === project ? name : t('case', { project, name });
  const key = verdict.isIntact ? 'source.known' : 'source.of_changed';
  return <p>{t(key, { case: known, time: format.dateTime(issued_at) })}</p>;
}
