import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState, ErrorState, SkeletonRows } from '../../../components/states/states.tsx';
import { Avatar } from '../../../components/surface/surface.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import panel from './evidence-panel.module.css';
import lines from './timeline-tab.module.css';
import styles from './writings-tab.module.css';

interface WritingsProps {
  query: UseQueryResult<unknown, unknown>;
  rows: readonly { key: string; name: string; about: string; at: number; text: string; isMarked: boolean }[];
  none: string;
  note?: string;
}

/** What students wrote in their own words: shared notes, experience. */
export function WritingsTab({ query, rows, none, note }: WritingsProps) {
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
