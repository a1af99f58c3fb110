import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../../../../components/button/button.tsx';
import { Modal } from '../../../../components/dialog/modal.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import styles from './bottom-sheet.module.css';

interface BottomSheetProps {
  title: string;
  after?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet from the lower edge, as phones have them. */
export function BottomSheet({ title, after, onClose, children }: BottomSheetProps) {
  const { t } = useTranslation('common');
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <Modal boxRef={box} className={styles.sheet} labelledBy={id} onClose={onClose}>
      <i className={styles.grip} />
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {after}
        <IconButton icon="x" label={t('act.close')} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
