import { useTranslation } from '../../i18n/texts.ts';
import { type Making, makings } from '../../lib/makings.ts';
import { useStore } from '../../lib/store.ts';
import { IconButton } from '../button/button.tsx';
import styles from './making-tray.module.css';

/** Every file that is being made, how far it is, and a way to give it up. */
export function MakingTray() {
  const { t } = useTranslation('report');
  const all = useStore(makings);
  return (
    <section className={styles.tray} aria-label={t('tray.label')}>
      <ul>
        {all.map((making) => (
          <One key={making.job} making={making} />
        ))}
      </ul>
      <p>{t('tray.note')}</p>
    </section>
  );
}

function One({ making }: { making: Making }) {
  const { t } = useTranslation('report');
  const { title, step, ahead, percent, stop } = making;
  return (
    <li>
      <b title={title}>{title}</b>
      <IconButton icon="x" size="sm" iconSize={14} label={t('tray.stop', { title })} onClick={stop} />
      <progress max={100} {...(step && step !== 'waiting' && { value: percent })} aria-label={title} />
      <span>
        {step === 'waiting'
          ? t('tray.waiting', { count: ahead })
          : step
            ? t('tray.at', { step: t(`tray.${step}`), percent })
            : t('tray.begun')}
      </span>
    </li>
  );
}
