import { Component, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { logFault } from '../../lib/log-fault.ts';
import { isCodeMissing } from '../../lib/missing-code.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './panel-boundary.module.css';

interface Fallen {
  readonly fault: { readonly error: unknown } | null;
}

/** A part of a page that may fail by itself: a small card stands in its place, and the rest of the page goes on. */
export class PanelBoundary extends Component<{ children: ReactNode }, Fallen> {
  override state: Fallen = { fault: null };

  static getDerivedStateFromError(error: unknown): Fallen {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown): void {
    logFault(error);
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    // The page is loaded anew for it (crash-page.tsx).
    if (isCodeMissing(fault.error)) throw fault.error;
    return <FaultCard onRetry={() => this.setState({ fault: null })} />;
  }
}

function FaultCard({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.card} role="alert">
      <Icon name="alert" size={20} className={styles.sign} />
      <span>{t('error.panel')}</span>
      <Button size="sm" icon="restart" onClick={onRetry}>
        {t('act.retry')}
      </Button>
    </div>
  );
}
