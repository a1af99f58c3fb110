import { useRef } from 'react';
import { type ConfirmDialogProps, ConfirmIn } from './confirm.tsx';
import { type DialogProps, DialogWindow } from './dialog-window.tsx';
import { useDiscardQuestion } from './discard-question.tsx';

/** A window over the page. Mount it to open it; the page behind is out of reach until it goes. */
export function Dialog(props: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const [close, question] = useDiscardQuestion(box, props.onClose);
  return <DialogWindow {...props} {...(close && { onClose: close })} boxRef={box} above={question} />;
}

/** Asks before an act that loses something. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <ConfirmIn window={Dialog} {...props} />;
}
