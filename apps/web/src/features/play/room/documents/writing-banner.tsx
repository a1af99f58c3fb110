import { docSave } from '@lets/contract';
import type { DocumentState } from '@lets/engine';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/dialog.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { only, useRoom } from '../room-context.tsx';
import type { DocumentDetail } from './document-detail.ts';
import styles from './documents.module.css';
import type { LineState } from './shared-line.ts';

export interface WritingBannerProps {
  standing: DocumentState;
  detail: DocumentDetail;
  state: LineState;
  /** Shows the document as it stands, without what was not taken any more. */
  onDiscard: () => void;
}

/** Says what stands in the way of writing: words that came too late, a broken line, or signatures that froze the page. */
export function WritingBanner({ standing, detail, state, onDiscard }: WritingBannerProps) {
  const { t } = useTranslation('documents');
  const isRefused = state.isOpen && !state.isSafe && !state.mayWrite && state.isConnected;
  if (isRefused || (state.isShutOut && !state.isSafe)) {
    return (
      <div className={styles.banner} role="alert">
        <Icon name="alert" size={16} />
        <span>{t('late.text')}</span>
        <Button size="sm" onClick={onDiscard}>
          {t('late.discard')}
        </Button>
      </div>
    );
  }
  return standing.frozen ? <FrozenBanner standing={standing} detail={detail} /> : null;
}

function FrozenBanner({ standing, detail }: Pick<WritingBannerProps, 'standing' | 'detail'>) {
  const { t } = useTranslation('documents');
  const { act, me } = useRoom(only('act', 'me'));
  const [isAsking, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const revise = async () => {
    setBusy(true);
    try {
      await act(docSave, {
        doc_id: standing.id,
        base_version: detail.version,
        content: detail.content,
        revise: true,
      });
    } catch {
      // The refusal has been told; the document stays as signed.
    } finally {
      setBusy(false);
      ask(false);
    }
  };
  return (
    <div className={`${styles.banner} ${styles.frozen}`} role="status">
      <Icon name="lock" size={16} />
      <span>
        {t('frozen.text')}{' '}
        <code title={standing.hash}>{t('frozen.hash', { hash: standing.hash.slice(0, 16) })}</code>
      </span>
      {!me.isStaff && (
        <Button size="sm" onClick={() => ask(true)}>
          {t('frozen.revise')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('frozen.ask')}
          confirmLabel={t('frozen.confirm')}
          cancelLabel={t('frozen.keep')}
          busy={isBusy}
          onConfirm={revise}
          onCancel={() => ask(false)}
        >
          {t('frozen.loses')}
        </ConfirmDialog>
      )}
    </div>
  );
}
