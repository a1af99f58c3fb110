import { LIMITS, type OwnPhrase, type PhraseKind } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Drawer } from '../drawer/drawer.tsx';
import { TextInput } from '../field/inputs.tsx';
import { StatusSegments } from '../list-tools/list-tools.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import { SkeletonRows } from '../states/states.tsx';
import { NewPhrase } from './new-phrase.tsx';
import styles from './phrase-manager.module.css';
import { PhraseRow } from './phrase-row.tsx';
import { SuggestedPhrases } from './suggested-phrases.tsx';
import { hasWords, usePhraseActs, usePhrases } from './use-phrases.ts';

const SORTS = ['own', 'used'] as const;
type Sort = (typeof SORTS)[number];

/** The bank as its owner keeps it: add, edit, put in order, delete and take that back; and what to do with the suggestions. */
export function PhraseManager({ kind, onClose }: { kind: PhraseKind; onClose: () => void }) {
  const { t } = useTranslation('phrases');
  const phrases = usePhrases(kind);
  const acts = usePhraseActs();
  const [search, find] = useState('');
  const [sort, sortBy] = useState<Sort>('own');
  const [deleted, setDeleted] = useState<OwnPhrase | null>(null);
  const { read, own } = phrases;
  const sorted = sort === 'own' ? own : own.toSorted((a, b) => b.used - a.used);
  const rows = sorted.filter(({ text }) => hasWords(text, search));
  const canMove = sort === 'own' && search.trim() === '';
  const move = (from: number, to: number) => {
    const ids = own.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    acts.order.mutate({ kind, ids });
  };
  return (
    <Drawer
      title={t(`manage_title.${kind}`)}
      count={read.data && t('of_max', { now: own.length, max: LIMITS.phrases })}
      onClose={onClose}
    >
      <div className={styles.body}>
        <NewPhrase kind={kind} save={acts.save} />
        <QueryView query={read} skeleton={<SkeletonRows count={4} height={52} />}>
          {() => (
            <>
              <div className={styles.tools}>
                <TextInput
                  type="search"
                  icon="search"
                  value={search}
                  maxLength={LIMITS.search}
                  aria-label={t('search')}
                  placeholder={t('search')}
                  onChange={(event) => find(event.target.value)}
                />
                <StatusSegments
                  label={t('sort.label')}
                  value={sort}
                  options={SORTS.map((key) => ({ key, label: t(`sort.${key}`) }))}
                  onChange={sortBy}
                />
              </div>
              {deleted && (
                <p className={styles.deleted} role="status">
                  <span>{t('deleted', { text: deleted.text })}</span>
                  <button
                    type="button"
                    onClick={() =>
                      acts.remove.mutate(
                        { id: deleted.id, removed: false },
                        { onSuccess: () => setDeleted(null) },
                      )
                    }
                  >
                    {t('undo')}
                  </button>
                </p>
              )}
              {rows.length === 0 && <p className={styles.quiet}>{t(search ? 'none_found' : 'empty')}</p>}
              <ul aria-label={t('own')}>
                {rows.map((phrase, index) => (
                  <PhraseRow
                    key={phrase.id}
                    kind={kind}
                    phrase={phrase}
                    save={acts.save}
                    isBusy={acts.order.isPending || acts.remove.isPending}
                    {...(canMove && index > 0 && { onUp: () => move(index, index - 1) })}
                    {...(canMove && index < rows.length - 1 && { onDown: () => move(index, index + 1) })}
                    onDelete={() =>
                      acts.remove.mutate(
                        { id: phrase.id, removed: true },
                        { onSuccess: () => setDeleted(phrase) },
                      )
                    }
                  />
                ))}
              </ul>
              <SuggestedPhrases kind={kind} phrases={phrases} acts={acts} />
            </>
          )}
        </QueryView>
      </div>
    </Drawer>
  );
}
