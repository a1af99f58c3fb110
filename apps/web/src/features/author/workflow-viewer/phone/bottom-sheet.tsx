import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/button/button.tsx';
import { useModal } from '../../../../components/dialog/use-modal.ts';
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
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useModal(box, onClose);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press outside repeats what Escape and the cross do
    <div
      className={styles.veil}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div
        ref={box}
        className={styles.sheet}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
      >
        <i className={styles.grip} />
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          {after}
          <IconButton icon="x" label={t('act.close')} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </div>,
    document.body,
  );
}
