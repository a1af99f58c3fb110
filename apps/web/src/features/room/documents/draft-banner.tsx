import { docSave } from '@lets/contract';
import type { DocumentState } from '@lets/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useRoomContext } from '../room-context.tsx';
import styles from './documents.module.css';
import type { Draft } from './draft.ts';

export interface DraftBannerProps {
  draft: Draft;
  standing: DocumentState;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Says what stands in the way of writing: a conflict to settle, or signatures that froze the page. */
export function DraftBanner({ draft, standing, onKeepMine, onTakeTheirs }: DraftBannerProps) {
  if (draft.status === 'conflict')
    return <ConflictBanner onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} />;
  return standing.frozen ? <FrozenBanner draft={draft} standing={standing} /> : null;
}

function ConflictBanner({ onKeepMine, onTakeTheirs }: Pick<DraftBannerProps, 'onKeepMine' | 'onTakeTheirs'>) {
  const { t } = useTranslation('documents');
  return (
    <div className={styles.banner} role="alert">
      <Icon name="alert" size={16} />
      <span>{t('conflict.text')}</span>
      <Button size="sm" onClick={onTakeTheirs}>
        {t('conflict.theirs')}
      </Button>
      <Button size="sm" variant="primary" onClick={onKeepMine}>
        {t('conflict.mine')}
      </Button>
    </div>
  );
}

function FrozenBanner({ draft, standing }: Pick<DraftBannerProps, 'draft' | 'standing'>) {
  const { t } = useTranslation('documents');
  const { act } = useRoomContext();
  const [isAsking, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const revise = async () => {
    setBusy(true);
    try {
      await act(docSave, {
        doc_id: standing.id,
        base_version: draft.base_version,
        content: draft.content,
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
      <span>{t('frozen.text')}</span>
      <Button size="sm" onClick={() => ask(true)}>
        {t('frozen.revise')}
      </Button>
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
