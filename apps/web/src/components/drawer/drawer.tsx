import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/button.tsx';
import { useDiscardQuestion } from '../dialog/discard-question.tsx';
import { useModal } from '../dialog/use-modal.ts';
import styles from './drawer.module.css';

export interface DrawerProps {
  title: string;
  count?: ReactNode;
  width?: number;
  /** Beside the title. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet from the right edge over the page. Mount it to open it; the page behind is out of reach until it goes. */
export function Drawer({ title, count, width = 480, actions, onClose, children }: DrawerProps) {
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [close = onClose, question] = useDiscardQuestion(box, onClose);
  useModal(box, close);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press outside repeats what Escape and the cross do
    <div
      className={styles.veil}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div
        ref={box}
        className={styles.drawer}
        style={{ width }}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
      >
        <header className={styles.head}>
          <h2 id={id} title={title}>
            {title}
          </h2>
          {count && <span className={styles.count}>{count}</span>}
          <div className={styles.actions}>{actions}</div>
          <IconButton icon="x" label={t('act.close')} onClick={close} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
      {question}
    </div>,
    document.body,
  );
}
