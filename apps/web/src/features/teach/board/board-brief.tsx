import type { BoardRow } from '@lets/contract';
import { Drawer } from '../../../components/drawer/drawer.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PageHeader, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOpen } from '../../../lib/use-open.ts';
import type { Asked } from './asked.ts';
import styles from './board-brief.module.css';
import { NothingRunning } from './first-task.tsx';
import { GuidanceForm } from './guidance-form.tsx';
import { HelpThreads } from './help-threads.tsx';
import { isStuck, studentsOf, teamName, useBoard } from './use-board.ts';
import { useReason } from './use-reason.ts';

/** Windows in which the board is shown in brief. */
export const BRIEF = '(max-width: 959.98px)';

/** The board on a phone: how each team stands, those that are stuck first, and words to a team. */
export function BoardBrief() {
  const { t } = useTranslation('guide');
  usePageTitle(t('title'));
  const board = useBoard();
  const { params, rows, run, read } = board;
  const opened = rows.find(({ card }) => card.eid === run);
  const stuck = rows.filter(isStuck).length;
  return (
    <>
      <PageHeader title={t('title')} count={read.data && t('brief.count', { count: rows.length, stuck })} />
      <p className={styles.search}>
        <SearchBox
          value={params.q}
          onChange={(q) => params.change({ q })}
          placeholder={t('search')}
          width={340}
        />
      </p>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={4} height={96} />}
        isEmpty={() => rows.length === 0}
        empty={params.q ? <EmptyState icon="search" title={t('none_found')} /> : <NothingRunning />}
      >
        {({ server_time }) => (
          <ul className={styles.teams}>
            {rows.map((row) => (
              <Team
                key={row.card.eid}
                row={row}
                now={server_time}
                onOpen={() => params.change({ run: String(row.card.eid) })}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {opened && (
        <Drawer title={teamName(opened)} width={480} onClose={() => params.change({ run: null })}>
          <OpenTeam row={opened} now={read.data?.server_time ?? Date.now()} />
        </Drawer>
      )}
    </>
  );
}

function Team({ row, now, onOpen }: { row: BoardRow; now: number; onOpen: () => void }) {
  const { t } = useTranslation('guide');
  return (
    <li className={classNames(styles.team, isStuck(row) && styles.hot)}>
      <button type="button" onClick={onOpen}>
        <b>{teamName(row)}</b>
        <State row={row} />
        <Icon name="cr" size={16} />
      </button>
      <Standing row={row} now={now} />
      <p>{t('brief.present', studentsOf(row))}</p>
    </li>
  );
}

function State({ row }: { row: BoardRow }) {
  const { t } = useTranslation('guide');
  if (row.state === 'going') return null;
  return <Tag tone={isStuck(row) ? 'seal' : 'quiet'}>{t(`state.${row.state}`)}</Tag>;
}

/** Where a team is, whom it waits for, and why it is stuck. */
function Standing({ row, now }: { row: BoardRow; now: number }) {
  const { t } = useTranslation('guide');
  const format = useFormat();
  const tell = useReason();
  const [reason] = row.stuck;
  const sections = row.card.open_sections.map(({ name }) => format.pick(name));
  const waited = row.card.open_sections.flatMap(({ waited_for }) =>
    waited_for.map(({ role_name, user }) => [format.pick(role_name), user?.name].filter(Boolean).join(' ')),
  );
  return (
    <>
      <p className={styles.where}>{format.list(sections) || t('row.between')}</p>
      {waited.length > 0 && (
        <p>{t('brief.waiting', { names: format.list([...new Set(waited)].slice(0, 3)) })}</p>
      )}
      {reason && <p className={styles.reason}>{tell(reason, row, now).fact}</p>}
    </>
  );
}

function OpenTeam({ row, now }: { row: BoardRow; now: number }) {
  const { t } = useTranslation('guide');
  const [asked, ask, close] = useOpen<Asked>();
  return (
    <div className={styles.open}>
      <Standing row={row} now={now} />
      <HelpThreads row={row} ask={ask} />
      <GuidanceForm row={row} asked={asked?.act === 'guide' ? asked : null} onDone={close} />
      <p className={styles.more}>{t('brief.more')}</p>
    </div>
  );
}
