import { LIMITS, type OwnPhrase, type PhraseKind } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { newRequestId } from '../../lib/request-id.ts';
import { Button } from '../button/button.tsx';
import { TextInput } from '../field/inputs.tsx';
import { ReadFault, SkeletonRows } from '../states/states.tsx';
import { toast } from '../toast/toast.tsx';
import styles from './phrase-picker.module.css';
import { hasWords, usePhraseActs, usePhrases } from './use-phrases.ts';

interface PanelProps {
  kind: PhraseKind;
  text: string;
  /** `own` where it is one of their own, and not a suggestion. */
  onChoose: (phrase: string, own: OwnPhrase | null) => void;
  onManage: () => void;
}

/** The bank, narrowed by a search; one press puts a phrase into the text. */
export function PhrasePanel({ kind, text, onChoose, onManage }: PanelProps) {
  const { t } = useTranslation('phrases');
  const { read, own, suggested } = usePhrases(kind);
  const { save } = usePhraseActs();
  const [search, find] = useState('');
  const fits = ({ text }: { text: string }) => hasWords(text, search);
  const [mine, ours] = [own.filter(fits), suggested.filter(fits)];
  const words = text.trim();
  const isKept = own.some((one) => one.text === words);
  const isTooLong = [...words].length > LIMITS.phrase;
  return (
    <>
      <TextInput
        type="search"
        icon="search"
        autoFocus
        value={search}
        maxLength={LIMITS.search}
        aria-label={t('search')}
        placeholder={t('search')}
        onChange={(event) => find(event.target.value)}
      />
      <div className={styles.list}>
        {read.data || read.isError ? <ReadFault of={read} /> : <SkeletonRows count={3} height={36} />}
        {read.data && own.length === 0 && !search && <p className={styles.quiet}>{t('empty')}</p>}
        {search && mine.length + ours.length === 0 && <p className={styles.quiet}>{t('none_found')}</p>}
        {mine.map((phrase) => (
          <button
            key={phrase.id}
            type="button"
            className={styles.phrase}
            onClick={() => onChoose(phrase.text, phrase)}
          >
            {phrase.text}
          </button>
        ))}
        {ours.length > 0 && <h3 className={styles.heading}>{t('suggested')}</h3>}
        {ours.map((one) => (
          <button
            key={one.key}
            type="button"
            className={styles.phrase}
            onClick={() => onChoose(one.text, null)}
          >
            {one.text}
          </button>
        ))}
      </div>
      <footer className={styles.foot}>
        <Button
          size="sm"
          icon="plus"
          busy={save.isPending}
          disabled={words === '' || isKept || isTooLong || !read.data}
          title={isKept ? t('already') : isTooLong ? t('keep_too_long', { max: LIMITS.phrase }) : undefined}
          onClick={() =>
            save.mutate(
              { kind, text: words, request_id: newRequestId() },
              { onSuccess: () => toast(t('kept'), { type: 'success' }) },
            )
          }
        >
          {t('keep')}
        </Button>
        <Button size="sm" variant="text" onClick={onManage}>
          {t('manage')}
        </Button>
      </footer>
    </>
  );
}
