import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../lib/class-names.ts';
import styles from './modal.module.css';
import { focusFirst, isShown, showWindow } from './open-windows.ts';

interface ModalProps {
  boxRef: RefObject<HTMLDialogElement | null>;
  className: string | undefined;
  width?: number;
  alert?: boolean;
  labelledBy: string;
  describedBy?: string | undefined;
  /** Escape, the browser's way back and a press outside; left out where an answer is owed. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** The browser's own modal window, bare: dialogs, drawers and sheets give it their shape. Mount it to open it. */
export function Modal({ boxRef, className, width, alert = false, onClose, children, ...props }: ModalProps) {
  useLayoutEffect(() => {
    if (boxRef.current && document.activeElement === boxRef.current) focusFirst(boxRef.current);
  }, [boxRef]);
  return createPortal(
    <dialog
      ref={boxRef}
      className={classNames(styles.modal, className)}
      style={{ width }}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      tabIndex={-1}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget && isOutside(event, event.currentTarget)) onClose?.();
      }}
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape' && isListOpen(event.target)) event.preventDefault();
      }}
      // Whatever is open inside the window hears the key first: the browser's own `cancel` would come before it.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        onClose?.();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // A browser may close it without asking when the way back is pressed twice: whether it goes is decided here.
      onClose={(event) => {
        const { target, currentTarget: window } = event;
        if (target !== window || window.open || !isShown(window)) return;
        window.showModal();
        onClose?.();
      }}
    >
      <Show />
      {children}
    </dialog>,
    document.body,
  );
}

/** Stands first in its window: what its siblings measure and focus as they mount is on the screen by then. */
function Show() {
  const mark = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const window = mark.current?.closest('dialog');
    return window ? showWindow(window) : undefined;
  }, []);
  return <i ref={mark} hidden />;
}

/** A field whose list of choices is open closes that first. */
const isListOpen = (field: EventTarget): boolean =>
  field instanceof Element && field.getAttribute('aria-expanded') === 'true';

/** The veil behind a window counts as the window itself. */
function isOutside({ clientX, clientY }: { clientX: number; clientY: number }, window: HTMLElement): boolean {
  const { left, right, top, bottom } = window.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
