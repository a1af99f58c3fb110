import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../art/icon-names.ts';
import { Button, IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';
import { useDiscardQuestion } from './discard-question.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  title: ReactNode;
  icon?: IconName;
  iconTone?: 'seal' | 'ink' | 'plum';
  width?: number;
  /** Escape, the cross and a press outside, after a question when something was typed; left out where an answer is owed. */
  onClose?: () => void;
  /** An alert interrupts: a confirmation, a refusal. */
  alert?: boolean;
  /** More to read than fits, and nothing in it to press: whoever has no mouse scrolls it too. */
  isReading?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/** A window over the page. Mount it to open it; the page behind is out of reach until it goes. */
export function Dialog(props: DialogProps) {
  const { title, icon, iconTone = 'ink', width = 420, onClose, alert = false } = props;
  const { isReading = false, footer, children } = props;
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [close, question] = useDiscardQuestion(box, onClose);
  useModal(box, close);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press outside repeats what Escape and the cross do
    <div
      className={styles.veil}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) close?.();
      }}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that it can take know aria-modal */}
      <div
        ref={box}
        className={styles.dialog}
        style={{ width }}
        role={alert ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={alert ? `${id}-body` : undefined}
        tabIndex={-1}
      >
        <header className={styles.head}>
          {icon && <Icon name={icon} size={18} className={styles[iconTone]} />}
          <h2 id={`${id}-title`}>{title}</h2>
          {close && !alert && (
            <IconButton icon="x" size="sm" iconSize={16} label={t('act.close')} onClick={close} />
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
      </div>
      {question}
    </div>,
    document.body,
  );
}

export interface ConfirmDialogProps {
  title: string;
  icon?: IconName;
  /** What will be lost and who keeps it. */
  children: ReactNode;
  /** Says the act: "清空并重新开始". */
  confirmLabel: string;
  /** Says what stays: "不重新开始". */
  cancelLabel: string;
  /** `seal` destroys or decides; `primary` for what can be undone. */
  tone?: 'seal' | 'primary';
  busy?: boolean;
  /** Why it may not be confirmed yet. */
  disabled?: boolean;
  width?: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an act that loses something. The safe answer has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, icon = 'alert', children, tone = 'seal', busy = false, width = 400 } = props;
  const safe = useRef<HTMLSpanElement>(null);
  useEffect(() => safe.current?.querySelector('button')?.focus(), []);
  return (
    <Dialog
      alert
      title={title}
      icon={icon}
      iconTone={tone === 'seal' ? 'seal' : 'ink'}
      width={width}
      onClose={props.onCancel}
      footer={
        <>
          <span ref={safe} className={styles.safe}>
            <Button onClick={props.onCancel}>{props.cancelLabel}</Button>
          </span>
          <Button variant={tone} busy={busy} disabled={props.disabled ?? false} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
