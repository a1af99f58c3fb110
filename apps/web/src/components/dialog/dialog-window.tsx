import { type ReactNode, type RefObject, useId, useRef } from 'react';
import type { IconName } from '../../art/icon-names.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

export interface DialogProps {
  title: ReactNode;
  icon?: IconName;
  iconTone?: 'seal' | 'ink' | 'plum';
  width?: number;
  /** Escape, the cross and a press outside, after a question when something was typed; left out where an answer is owed. */
  onClose?: () => void;
  /** An alert interrupts: a confirmation, a refusal. */
  alert?: boolean;
  /** More to read than fits, and nothing in it to press: it can be scrolled without a mouse too. */
  isReading?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

interface DialogWindowProps extends DialogProps {
  boxRef?: RefObject<HTMLDialogElement | null>;
  /** Another window over this one. */
  above?: ReactNode;
}

/** A window over the page as it looks and is left; whether something typed would be lost is asked by `Dialog`. */
export function DialogWindow(props: DialogWindowProps) {
  const { title, icon, iconTone = 'ink', width = 420, onClose, alert = false } = props;
  const { isReading = false, footer, children } = props;
  const { t } = useTranslation('common');
  const own = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <Modal
        boxRef={props.boxRef ?? own}
        className={styles.dialog}
        width={width}
        alert={alert}
        labelledBy={`${id}-title`}
        describedBy={alert ? `${id}-body` : undefined}
        onClose={onClose}
      >
        <header className={styles.head}>
          {icon && <Icon name={icon} size={18} className={styles[iconTone]} />}
          <h2 id={`${id}-title`}>{title}</h2>
          {onClose && !alert && (
            <IconButton icon="x" size="sm" iconSize={16} label={t('act.close')} onClick={onClose} />
          )}
        </header>
        <div
          id={`${id}-body`}
          className={styles.body}
          {...(isReading && { role: 'region', tabIndex: 0, 'aria-labelledby': `${id}-title` })}
        >
          {children}
        </div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </Modal>
      {props.above}
    </>
  );
}
