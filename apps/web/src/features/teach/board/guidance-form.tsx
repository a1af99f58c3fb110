import { type BoardRow, control, guideBoard, LIMITS } from '@lets/contract';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PhrasePicker } from '../../../components/phrase-picker/phrase-picker.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { keptText, useKeptText } from '../../../lib/kept-text.ts';
import { useAct } from '../../../lib/query.ts';
import type { Asked } from './asked.ts';
import styles from './guidance-form.module.css';

interface FormProps {
  row: BoardRow;
  /** Somebody asked for it: it has the focus, and words that fit, unless others are being written. */
  asked: Extract<Asked, { act: 'guide' }> | null;
  onDone: () => void;
}

/** The mentor's words to the whole group, kept while they are typed. */
export function GuidanceForm({ row, asked, onDone }: FormProps) {
  const { t } = useTranslation('guide');
  const { eid } = row.card;
  const name = `guidance:${eid}`;
  const { text, write, requestId, arrived } = useKeptText(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const send = useAct(control, {
    invalidates: [guideBoard],
    onSuccess: (_, sent) => {
      if (sent.kind === 'guide') arrived(sent.text);
      onDone();
    },
  });
  useEffect(() => {
    if (!asked) return;
    const { text, write } = keptText(name);
    if (asked.words && text.get().trim() === '') write(asked.words);
    area.current?.focus();
  }, [asked, name]);
  const over = [...text].length - LIMITS.guidance;
  return (
    <section className={styles.guidance}>
      <header>
        <Icon name="compass" size={16} />
        <label htmlFor={id}>{t(row.help.length > 0 ? 'guidance.answer' : 'guidance.title')}</label>
        <span>{over > 0 ? t('guidance.over', { count: over }) : t('guidance.hint')}</span>
      </header>
      <TextArea
        id={id}
        areaRef={area}
        rows={2}
        value={text}
        aria-invalid={over > 0}
        placeholder={t('guidance.placeholder')}
        onChange={(event) => write(event.target.value)}
        onBlur={() => asked && onDone()}
      />
      <footer>
        <PhrasePicker
          kind="guidance"
          text={text}
          onInsert={(phrase) => {
            write([text.trim(), phrase].filter(Boolean).join('\n'));
            area.current?.focus();
          }}
        />
        <Button
          variant="primary"
          size="sm"
          className={styles.send ?? ''}
          busy={send.isPending}
          disabled={text.trim() === '' || over > 0}
          onClick={() => {
            const words = text.trim();
            send.mutate({ kind: 'guide', eid, text: words, request_id: requestId(words) });
          }}
        >
          {t('guidance.send')}
        </Button>
      </footer>
    </section>
  );
}
