import type { CallDeclaration, experienceList, notesShared, OutputOf } from '@lets/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState, ErrorState, SkeletonRows } from '../../../components/states/states.tsx';
import { Avatar } from '../../../components/surface/surface.tsx';
import type { Names } from '../../../domain/run/names.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import panel from './evidence-panel.module.css';
import type { Whose } from './scoring.ts';
import lines from './timeline-tab.module.css';
import styles from './writings-tab.module.css';

interface TabProps<C extends CallDeclaration> {
  query: UseQueryResult<OutputOf<C>, unknown>;
  names: Names;
  whose: Whose;
}

/** The notes that students shared. */
export function NotesTab({ query, names, whose }: TabProps<typeof notesShared>) {
  const { t } = useTranslation('evaluate');
  return (
    <WritingsTab
      query={query}
      none={t('none.notes')}
      note={t('none.notes_text')}
      rows={(query.data?.list ?? []).map(({ user, node_id, text, updated_at }) => ({
        key: `${user.id} ${node_id}`,
        name: user.name,
        about: names.nodeName(node_id),
        at: updated_at,
        text,
        isMarked: user.id === whose,
      }))}
    />
  );
}

/** What students took from it. */
export function ExperienceTab({ query, names, whose }: TabProps<typeof experienceList>) {
  const { t } = useTranslation('evaluate');
  return (
    <WritingsTab
      query={query}
      none={t('none.experience')}
      rows={(query.data?.list ?? []).map(({ created_by, create_time, content }) => ({
        key: created_by.username,
        name: created_by.name,
        about: '',
        at: create_time,
        text: content,
        isMarked: names.user(whose === 'team' ? null : whose)?.name === created_by.name,
      }))}
    />
  );
}

interface WritingsProps {
  query: UseQueryResult<unknown, unknown>;
  rows: readonly { key: string; name: string; about: string; at: number; text: string; isMarked: boolean }[];
  none: string;
  note?: string;
}

/** What students wrote in their own words: shared notes, experience. */
function WritingsTab({ query, rows, none, note }: WritingsProps) {
  const format = useFormat();
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <SkeletonRows count={3} />;
  if (rows.length === 0) return <EmptyState icon="notebook" title={none} {...(note && { text: note })} />;
  return (
    <ul className={classNames(panel.list, styles.writings)}>
      {rows.map((row) => (
        <li key={row.key} className={classNames(row.isMarked && lines.marked)}>
          <Avatar name={row.name} />
          <div>
            <b>{row.name}</b>
            <span>{row.about}</span>
            <time>{format.moment(row.at)}</time>
            <p>{row.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
