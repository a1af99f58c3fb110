import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { ConfirmIn } from './confirm.tsx';
import { DialogWindow } from './dialog-window.tsx';
import { useTyped } from './use-typed.ts';

/**
 * Escape, the cross and a press outside close a window at once only while nothing was typed into it: `[close, question]`.
 * Its own buttons say what they do and need no question.
 */
export function useDiscardQuestion(
  box: RefObject<HTMLElement | null>,
  onClose: (() => void) | undefined,
): [(() => void) | undefined, ReactNode] {
  const { t } = useTranslation('common');
  const hasTyped = useTyped(box);
  const [isAsking, ask] = useState(false);
  const close = onClose && (() => (hasTyped() ? ask(true) : onClose()));
  const question = isAsking && onClose && (
    <ConfirmIn
      window={DialogWindow}
      title={t('discard.title')}
      confirmLabel={t('discard.go')}
      cancelLabel={t('discard.stay')}
      onConfirm={onClose}
      onCancel={() => ask(false)}
    >
      {t('discard.text')}
    </ConfirmIn>
  );
  return [close, question];
}
