import { importList, type PeopleImport } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import type { CallInput } from '../../lib/api-client.ts';
import { useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { Pager } from '../list-tools/list-tools.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import { SkeletonRows } from '../states/states.tsx';
import { Card, Tag, type TagTone } from '../surface/surface.tsx';
import styles from './earlier-imports.module.css';
import { UndoDialog } from './undo-dialog.tsx';

export type ImportsOf = Pick<CallInput<typeof importList>, 'identity' | 'outside' | 'class_id'>;

const SIZE = 5;
const ASK_MS = 2000;
const TONES: Readonly<Record<PeopleImport['state'], TagTone>> = {
  running: 'gold',
  done: 'jade',
  failed: 'seal',
  interrupted: 'seal',
  undone: 'quiet',
};

/** The imports that there were, one in hand with how far it is; each can be undone for a day. */
export function EarlierImports({ of, onChange }: { of: ImportsOf; onChange: () => void }) {
  const { t } = useTranslation('manage');
  const [page, setPage] = useState(1);
  const [undoing, setUndoing] = useState<PeopleImport | null>(null);
  const [isRunning, setRunning] = useState(false);
  const read = useCall(
    importList,
    { ...of, page, size: SIZE },
    { keepPrevious: true, ...(isRunning && { refetchInterval: ASK_MS }) },
  );
  const isAnyRunning = read.data?.list.some(({ state }) => state === 'running') ?? false;
  if (isAnyRunning !== isRunning) setRunning(isAnyRunning);
  if (read.data?.total === 0) return null;
  return (
    <Card className={styles.card ?? ''}>
      <h2>{t('import.earlier.title')}</h2>
      <QueryView query={read} skeleton={<SkeletonRows count={2} height={52} />}>
        {(found) => (
          <>
            <ul>
              {found.list.map((one) => (
                <One key={one.id} one={one} onUndo={() => setUndoing(one)} />
              ))}
            </ul>
            <Pager {...found} onPage={setPage} />
          </>
        )}
      </QueryView>
      {undoing && <UndoDialog of={undoing} onDone={onChange} onClose={() => setUndoing(null)} />}
    </Card>
  );
}

function One({ one, onUndo }: { one: PeopleImport; onUndo: () => void }) {
  const { t } = useTranslation('manage');
  const format = useFormat();
  const { state, file, by, begun_at, done, total, counts, undo_until } = one;
  return (
    <li>
      <div>
        <b>{file}</b>
        <small>{t('import.earlier.by', { name: by, at: format.moment(begun_at) })}</small>
      </div>
      <span>
        {state === 'running'
          ? t('import.run.at', { done, total })
          : state === 'done' || state === 'undone'
            ? t('import.earlier.counts', { create: counts.create, change: counts.change })
            : t('import.earlier.nothing')}
      </span>
      <Tag tone={TONES[state]}>{t(`import.state.${state}`)}</Tag>
      {undo_until !== null && (
        <Button
          size="sm"
          icon="undo"
          title={t('import.undo.until', { at: format.moment(undo_until) })}
          onClick={onUndo}
        >
          {t('import.undo.act')}
        </Button>
      )}
    </li>
  );
}
