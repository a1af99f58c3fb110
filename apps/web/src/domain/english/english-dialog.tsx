import { documentAt, type EnglishGap, englishAt, englishGaps } from '@lets/authoring';
import { LIMITS, type RichDocument } from '@lets/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { DialogWindow } from '../../components/dialog/dialog-window.tsx';
import { TextArea, TextInput } from '../../components/field/inputs.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import styles from './english.module.css';
import { fieldOf } from './field-of.ts';
import { type Draft, type Drafts, keyOf, useDrafts } from './use-drafts.ts';

/** So many are shown at first: a flow that was written in Chinese has hundreds. */
const SHOWN = 40;
/** Chinese letters whose English fits one line. */
const SHORT = 24;

export interface EnglishProps {
  /** The flow or the case as it stands. */
  value: unknown;
  /** Where a text stands, by name. */
  placeOf: (gap: EnglishGap) => string;
  /** Where documents are written. */
  documentsTo: (gap: EnglishGap) => string;
  onWrite: (gap: EnglishGap, en: string | RichDocument) => void;
  onClose: () => void;
}

/** All texts that lacked English when it was opened, each written right here. What is written stays in the list until it is closed. */
export function EnglishDialog({ value, placeOf, documentsTo, onWrite, onClose }: EnglishProps) {
  const { t } = useTranslation('english');
  const [gaps] = useState(() => englishGaps(value));
  const [count, setCount] = useState(SHOWN);
  const drafts = useDrafts((gap) => documentAt(value, gap));
  const isOpen = (gap: EnglishGap) => englishAt(value, gap)?.trim() === '';
  const open = gaps.filter(isOpen);
  const waiting = open.filter((gap) => drafts.of(gap) !== undefined);
  const askable = open.filter((gap) => drafts.of(gap) === undefined);
  const [isLeaving, setLeaving] = useState(false);
  // What is typed is kept at once; a draft that was not accepted is not.
  const leave = () => (waiting.length > 0 ? setLeaving(true) : onClose());
  const question = isLeaving && (
    <ConfirmDialog
      title={t('leave.title')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      onConfirm={onClose}
      onCancel={() => setLeaving(false)}
    >
      {t('leave.text', { count: waiting.length })}
    </ConfirmDialog>
  );
  return (
    <DialogWindow
      title={t('title')}
      icon="globe"
      width={860}
      onClose={leave}
      above={question}
      footer={<Button onClick={leave}>{t('close')}</Button>}
    >
      <div className={styles.bar}>
        <p role="status">{t(open.length === 0 ? 'done' : 'left', { count: open.length })}</p>
        {drafts.isOffered && (
          <DraftAll drafts={drafts} askable={askable} waiting={waiting} onWrite={onWrite} />
        )}
      </div>
      <ul className={styles.rows}>
        {gaps.slice(0, count).map((gap) => (
          <Row
            key={keyOf(gap)}
            gap={gap}
            place={placeOf(gap)}
            english={englishAt(value, gap)}
            drafts={drafts}
            to={documentsTo(gap)}
            onWrite={onWrite}
          />
        ))}
      </ul>
      {gaps.length > count && (
        <Button size="sm" onClick={() => setCount(count + SHOWN)}>
          {t('more', { count: gaps.length - count })}
        </Button>
      )}
    </DialogWindow>
  );
}

interface DraftAllProps extends Pick<EnglishProps, 'onWrite'> {
  drafts: Drafts;
  askable: readonly EnglishGap[];
  waiting: readonly EnglishGap[];
}

function DraftAll({ drafts, askable, waiting, onWrite }: DraftAllProps) {
  const { t } = useTranslation('english');
  const acceptAll = () => {
    for (const gap of waiting) {
      const draft = drafts.of(gap);
      if (draft !== undefined) onWrite(gap, draft);
    }
  };
  return (
    <span className={styles.acts}>
      {waiting.length > 0 && (
        <Button size="sm" onClick={acceptAll}>
          {t('accept_all', { count: waiting.length })}
        </Button>
      )}
      {drafts.isBusy ? (
        <Button size="sm" onClick={drafts.stop}>
          {t('stop')}
        </Button>
      ) : (
        <Button size="sm" disabled={askable.length === 0} onClick={() => drafts.ask(askable)}>
          {t('draft_all')}
        </Button>
      )}
    </span>
  );
}

interface RowProps extends Pick<EnglishProps, 'onWrite'> {
  gap: EnglishGap;
  place: string;
  /** Null: somebody has changed or deleted the Chinese meanwhile. */
  english: string | null;
  drafts: Drafts;
  to: string;
}

function Row({ gap, place, english, drafts, to, onWrite }: RowProps) {
  const { t } = useTranslation(['english', 'documents']);
  const field = t(`field.${fieldOf(gap.path)}`);
  const draft = english?.trim() === '' ? drafts.of(gap) : undefined;
  const write = (text: string) => (draft === undefined ? onWrite(gap, text) : drafts.change(gap, text));
  const acts = (
    <RowActs
      gap={gap}
      draft={draft}
      isWritten={english !== null && english.trim() !== ''}
      drafts={drafts}
      onWrite={onWrite}
    />
  );
  return (
    <li>
      <span className={styles.place}>
        <b>{place}</b>
        {field}
      </span>
      <p lang="zh" className={styles.chinese}>
        {gap.zh}
      </p>
      {english === null ? (
        <span className={styles.gone}>{t('gone')}</span>
      ) : gap.isDocument ? (
        <span className={styles.written}>
          <span>
            {typeof draft === 'object' && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
              <section lang="en" className={styles.sheet} tabIndex={0} aria-label={t('draft_of', { place })}>
                <RichText
                  document={draft}
                  unfilledLabel={(label) => t('documents:field.to_fill', { label })}
                />
              </section>
            )}
            <Link to={to}>{t(english.trim() === '' ? 'to_document' : 'see_document')}</Link>
          </span>
          {acts}
        </span>
      ) : (
        <span className={styles.written}>
          <English
            isLong={gap.zh.length > SHORT || gap.zh.includes('\n')}
            label={t('english_of', { text: gap.zh })}
            value={typeof draft === 'string' ? draft : english}
            onChange={write}
          />
          {acts}
        </span>
      )}
    </li>
  );
}

interface EnglishFieldProps {
  isLong: boolean;
  label: string;
  value: string;
  onChange: (text: string) => void;
}

function English({ isLong, label, value, onChange }: EnglishFieldProps) {
  const shared = { lang: 'en', maxLength: LIMITS.flow_text, value, 'aria-label': label };
  return isLong ? (
    <TextArea {...shared} rows={3} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextInput {...shared} onChange={({ target }) => onChange(target.value)} />
  );
}

interface RowActsProps extends Pick<RowProps, 'gap' | 'drafts' | 'onWrite'> {
  draft: Draft | undefined;
  isWritten: boolean;
}

function RowActs({ gap, draft, isWritten, drafts, onWrite }: RowActsProps) {
  const { t } = useTranslation('english');
  if (draft !== undefined)
    return (
      <span className={styles.acts}>
        <Button size="sm" onClick={() => onWrite(gap, draft)}>
          {t('accept')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => drafts.drop(gap)}>
          {t('drop')}
        </Button>
      </span>
    );
  if (!drafts.isOffered || isWritten) return null;
  return (
    <Button size="sm" variant="ghost" disabled={drafts.isBusy} onClick={() => drafts.ask([gap])}>
      {t('draft')}
    </Button>
  );
}
