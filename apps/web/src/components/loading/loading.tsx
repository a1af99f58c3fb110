import { useTranslation } from '../../i18n/texts.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { WaitingDots } from '../waiting-dots/waiting-dots.tsx';
import styles from './loading.module.css';

const running = createStore(0);

/** Shows the full-screen overlay while the promise is under way; for moves where no skeleton can stand. */
export async function withLoading<T>(work: Promise<T>): Promise<T> {
  running.set((count) => count + 1);
  try {
    return await work;
  } finally {
    running.set((count) => count - 1);
  }
}

export function LoadingOverlay() {
  return useStore(running) > 0 ? <LoadingCard /> : null;
}

/** Also the stand-in while a page's own code is on its way. It waits a moment before it shows: most waits are shorter. */
export function LoadingCard() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.veil} role="status">
      <div className={styles.card}>
        <WaitingDots size="large" />
        {t('loading')}
      </div>
    </div>
  );
}
