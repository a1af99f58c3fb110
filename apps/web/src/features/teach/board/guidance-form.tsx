import { type BoardRow, control, guideBoard, LIMITS } from '@lets/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/button/button.tsx';
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

/** The mentor's words to the whole group, or to one call for help, which they then stay with. Kept while they are typed. */
export function GuidanceForm({ row, asked, onDone }: FormProps) {
  const { t } = useTranslation('guide');
  const { eid } = row.card;
  const [seq, answer] = useState<number | null>(null);
  const call = row.help.find((one) => one.seq === seq);
  const name = seq === null ? `guidance:${eid}` : `guidance:${eid}:${seq}`;
  const { text, write, requestId, arrived } = useKeptText(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const send = useAct(control, {
    invalidates: [guideBoard],
    onSuccess: (_, sent) => {
      if (sent.kind === 'guide') arrived(sent.text);
      answer(null);
      onDone();
    },
  });
  useEffect(() => {
    if (!asked) return;
    if (asked.call !== undefined) answer(asked.call);
    if (asked.words) {
      const { text, write } = keptText(`guidance:${eid}`);
      answer(null);
      if (text.get().trim() === '') write(asked.words);
    }
    area.current?.focus();
  }, [asked, eid]);
  const isGone = seq !== null && (call === undefined || call.answer !== null);
  // What arrived although its answer was lost, and what was never written, need no second look.
  const isOver = isGone && (text.trim() === '' || call?.answer?.text === text.trim());
  useEffect(() => {
    if (!isOver) return;
    write('');
    answer(null);
  }, [isOver, write]);
  const toAll = () => {
    const { text: whole, write: writeWhole } = keptText(`guidance:${eid}`);
    writeWhole([whole.get().trim(), text.trim()].filter(Boolean).join('\n'));
    write('');
    answer(null);
  };
  const over = [...text].length - LIMITS.guidance;
  return (
    <section className={styles.guidance}>
      <header>
        <Icon name="compass" size={16} />
        <label htmlFor={id}>
          {call ? t('guidance.answer_to', { name: call.user.name }) : t('guidance.title')}
        </label>
        <span>{over > 0 ? t('guidance.over', { count: over }) : t('guidance.hint')}</span>
        {seq !== null && (
          <IconButton icon="x" size="sm" label={t('guidance.no_answer')} onClick={() => answer(null)} />
        )}
      </header>
      <TextArea
        id={id}
        areaRef={area}
        rows={2}
        value={text}
        aria-invalid={over > 0}
        placeholder={t(seq === null ? 'guidance.placeholder' : 'guidance.placeholder_answer')}
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
        {call && !isGone && text.trim() === '' && (
          <Button variant="text" size="sm" onClick={() => write(t('guidance.in_person_words'))}>
            {t('guidance.in_person')}
          </Button>
        )}
        {isGone ? (
          <>
            <span className={styles.gone}>{t(call ? 'guidance.answered' : 'guidance.replaced')}</span>
            <Button size="sm" onClick={toAll}>
              {t('guidance.to_all')}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            size="sm"
            className={styles.send ?? ''}
            busy={send.isPending}
            disabled={text.trim() === '' || over > 0}
            onClick={() => {
              const words = text.trim();
              const which = { kind: 'guide', eid, text: words, request_id: requestId(words) } as const;
              send.mutate(seq === null ? which : { ...which, answers: seq });
            }}
          >
            {t(seq === null ? 'guidance.send' : 'guidance.send_answer')}
          </Button>
        )}
      </footer>
    </section>
  );
}
