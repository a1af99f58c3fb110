import type { ReadWord } from '@lets/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../button/button.tsx';
import styles from './word-file.module.css';

export const WORD_FILE = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What of a Word file could not be read, or that everything could. */
export function LeftOut({ left_out }: Pick<ReadWord, 'left_out'>) {
  const { t } = useTranslation('document_files');
  if (left_out.length === 0) return <p className={styles.words}>{t('nothing_left_out')}</p>;
  return (
    <>
      <p className={styles.words}>{t('left_out')}</p>
      <ul>
        {left_out.map(({ kind, count }) => (
          <li key={kind}>{t(`kinds.${kind}`, { count })}</li>
        ))}
      </ul>
    </>
  );
}

/** A button that asks for a Word file and has it read; a refusal is told in a toast. */
export function WordFileButton(props: {
  children: ReactNode;
  label: string;
  size?: ButtonSize;
  variant?: ButtonVariant;
  disabled?: boolean;
  read: (file: File) => Promise<ReadWord>;
  onRead: (word: ReadWord) => void;
}) {
  const { children, label, size = 'sm', variant = 'plain', disabled = false, read, onRead } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const word = await read(file).catch(() => null);
    setBusy(false);
    if (word) onRead(word);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={WORD_FILE}
        aria-label={label}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        size={size}
        variant={variant}
        icon="upload"
        busy={isBusy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
