import { type PhraseKind, phraseUse } from '@lets/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useAct } from '../../lib/query.ts';
import { Icon } from '../icon/icon.tsx';
import { usePlace } from '../menu/use-place.ts';
import { PhraseManager } from './phrase-manager.tsx';
import { PhrasePanel } from './phrase-panel.tsx';
import styles from './phrase-picker.module.css';

interface PickerProps {
  kind: PhraseKind;
  /** What is being written: it can be kept as a phrase. */
  text: string;
  onInsert: (phrase: string) => void;
}

/** A button that opens the teacher's own phrases, to put one into the text beside it, and to keep what is written there. */
export function PhrasePicker({ kind, text, onInsert }: PickerProps) {
  const { t } = useTranslation('phrases');
  const [isOpen, setOpen] = useState(false);
  const [isManaging, manage] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pop = useRef<HTMLDivElement>(null);
  const id = useId();
  const used = useAct(phraseUse, { quiet: 'the count only sorts the bank' });
  usePlace(isOpen, button, pop, 'start');
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('mousedown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('mousedown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape for the button and the panel
    <span
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t(`open.${kind}`)}
        <Icon name="cd" size={13} />
      </button>
      {isOpen && (
        <div
          ref={pop}
          id={id}
          popover="manual"
          role="dialog"
          aria-label={t(`open.${kind}`)}
          className={styles.pop}
        >
          <PhrasePanel
            kind={kind}
            text={text}
            onChoose={(phrase, own) => {
              setOpen(false);
              onInsert(phrase);
              if (own) used.mutate({ id: own.id });
            }}
            onManage={() => {
              setOpen(false);
              manage(true);
            }}
          />
        </div>
      )}
      {isManaging && <PhraseManager kind={kind} onClose={() => manage(false)} />}
    </span>
  );
}
