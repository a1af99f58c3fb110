import type { Gap, RichNode } from '@lets/contract';
import { Button } from '../../../../components/button/button.tsx';
import { ConfirmDialog, Dialog } from '../../../../components/dialog/dialog.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useGapWords } from './gap-words.ts';
import styles from './panels.module.css';

const NAMED = 8;

export interface HandInDialogProps {
  name: string;
  body: RichNode;
  gaps: readonly Gap[];
  /** The host is asked to take it. */
  needsConsent: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** leads to the first gap; where the document is not on the desk, there is no way to it. */
  onFirst?: ((gap: Gap) => void) | undefined;
}

/** Before a document is handed in: what is still open in it is named, and whoever hands it in decides. */
export function HandInDialog(props: HandInDialogProps) {
  const { name, body, gaps, needsConsent, busy, onConfirm, onClose, onFirst } = props;
  const { t } = useTranslation('documents');
  const wordsOf = useGapWords(body);
  const [first] = gaps;
  const act = t(needsConsent ? 'acts.ask_submit' : 'acts.submit');
  if (!first) {
    return (
      <ConfirmDialog
        title={t('submit.title', { name })}
        icon="upload"
        tone="primary"
        confirmLabel={act}
        cancelLabel={t('submit.wait')}
        busy={busy}
        onConfirm={onConfirm}
        onCancel={onClose}
      >
        {t('submit.text')}
      </ConfirmDialog>
    );
  }
  const left = gaps.length - NAMED;
  const goBack = () => {
    onClose();
    onFirst?.(first);
  };
  return (
    <Dialog
      alert
      title={t('submit.open_title', { name, count: gaps.length })}
      icon="alert"
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button busy={busy} onClick={onConfirm}>
            {t(needsConsent ? 'submit.ask_anyway' : 'submit.anyway')}
          </Button>
          <Button variant="primary" onClick={goBack}>
            {t(onFirst ? 'submit.first' : 'submit.wait')}
          </Button>
        </>
      }
    >
      <p>{t('submit.open_text')}</p>
      <ul className={styles.named} translate="no">
        {gaps.slice(0, NAMED).map((gap) => (
          <li key={`${gap.kind} ${gap.path.join('.')} ${gap.text}`}>{wordsOf(gap)}</li>
        ))}
        {left > 0 && <li>{t('gaps.more', { count: left })}</li>}
      </ul>
    </Dialog>
  );
}
