import { ATTENDANCE, type ClassAttendance } from '@lets/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer } from '../../../components/drawer/drawer.tsx';
import { FilterBar, Pager, SearchBox, StatusSegments } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './class-attendance-drawer.module.css';

interface DrawerProps {
  read: UseQueryResult<ClassAttendance, unknown>;
  onOpen: (eid: number) => void;
  onClose: () => void;
}

const SIZE = 20;
type Shown = 'missing' | 'late';

/** Who is missing now and who came late, with the way to each one's team. */
export function ClassAttendanceDrawer({ read, onOpen, onClose }: DrawerProps) {
  const { t } = useTranslation('attendance');
  const [shown, show] = useState<Shown>('missing');
  const [search, find] = useState('');
  const [page, turn] = useState(1);
  const change = (next: () => void) => {
    next();
    turn(1);
  };
  return (
    <Drawer title={t('class_title')} width={520} onClose={onClose}>
      <div className={styles.body}>
        <QueryView query={read} skeleton={<SkeletonRows count={6} height={52} />}>
          {(data) => {
            const rows = data[shown].filter(({ user, team }) => hasWords(`${user.name} ${team}`, search));
            const last = Math.max(1, Math.ceil(rows.length / SIZE));
            const now = Math.min(page, last);
            return (
              <>
                <p className={styles.scope}>{t('scope', { count: data.students })}</p>
                <FilterBar>
                  <StatusSegments
                    label={t('class_title')}
                    value={shown}
                    options={[
                      { key: 'missing', label: t('missing'), count: data.missing.length },
                      { key: 'late', label: t('late_title'), count: data.late.length },
                    ]}
                    onChange={(next) => change(() => show(next))}
                  />
                  <SearchBox
                    value={search}
                    onChange={(next) => change(() => find(next))}
                    placeholder={t('search')}
                    width={180}
                  />
                </FilterBar>
                {rows.length === 0 && (
                  <EmptyState icon="users" title={t(search ? 'none_found' : `none_${shown}`)} />
                )}
                <ul className={styles.rows}>
                  {rows.slice((now - 1) * SIZE, now * SIZE).map((row) => (
                    <Row key={`${row.eid} ${row.user.id}`} row={row} now={data.server_time} onOpen={onOpen} />
                  ))}
                </ul>
                <Pager page={now} size={SIZE} total={rows.length} onPage={turn} />
                <p className={styles.scope}>{t('rule', ATTENDANCE)}</p>
              </>
            );
          }}
        </QueryView>
      </div>
    </Drawer>
  );
}

function hasWords(text: string, search: string): boolean {
  return text.toLocaleLowerCase().includes(search.toLocaleLowerCase());
}

interface RowProps {
  row: ClassAttendance['missing'][number] | ClassAttendance['late'][number];
  now: number;
  onOpen: (eid: number) => void;
}

function Row({ row, now, onOpen }: RowProps) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  const told =
    'since' in row
      ? row.since === null
        ? t('not_come')
        : t('since', { time: format.moment(row.since), long: format.duration(now - row.since) })
      : t('came_at', {
          time: format.moment(row.first_seen),
          long: format.duration(row.late_seconds * 1000),
        });
  return (
    <li>
      <b>{row.user.name}</b>
      <span>{told}</span>
      <button type="button" aria-label={t('open_team', { team: row.team })} onClick={() => onOpen(row.eid)}>
        {row.team}
      </button>
    </li>
  );
}
