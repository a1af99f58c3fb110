import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { IconButton } from '../button/button.tsx';
import { useDiscardQuestion } from '../dialog/discard-question.tsx';
import { Modal } from '../dialog/modal.tsx';
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
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [close = onClose, question] = useDiscardQuestion(box, onClose);
  return (
    <>
      <Modal boxRef={box} className={styles.drawer} width={width} labelledBy={id} onClose={close}>
        <header className={styles.head}>
          <h2 id={id} title={title}>
            {title}
          </h2>
          {count && <span className={styles.count}>{count}</span>}
          <div className={styles.actions}>{actions}</div>
          <IconButton icon="x" label={t('act.close')} onClick={close} />
        </header>
        <div className={styles.body}>{children}</div>
      </Modal>
      {question}
    </>
  );
}
