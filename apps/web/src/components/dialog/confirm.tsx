import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import type { IconName } from '../../art/icon-names.ts';
import { Button } from '../button/button.tsx';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-window.tsx';

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

/** A question before an act that loses something, in a window of the kind given. The safe answer has the focus first. */
export function ConfirmIn({
  window: Window,
  ...props
}: ConfirmDialogProps & { window: ComponentType<DialogProps> }) {
  const { title, icon = 'alert', children, tone = 'seal', busy = false, width = 400 } = props;
  const safe = useRef<HTMLSpanElement>(null);
  useEffect(() => safe.current?.querySelector('button')?.focus(), []);
  return (
    <Window
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
    </Window>
  );
}
