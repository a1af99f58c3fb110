import { type ExperimentDetail, experimentRuns, type RelatedRun } from '@lets/contract';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { type PathStart, pathStarts, type Timeline } from '../../../domain/run/timeline/timeline.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { byName } from '../../../lib/name-order.ts';
import { recordPath } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive } from '../../../lib/use-list-params.ts';
import type { Player } from './player.ts';
import styles from './record.module.css';

const PARAM = 'run';

interface SwitchProps {
  detail: ExperimentDetail;
  timeline: Timeline;
  player: Player;
  /** The path that the clock is in. */
  path: number;
}

/** Leads from a run to those that belong with it: of the same team, and apart from them of other teams. */
export function RunSwitch(props: SwitchProps) {
  const related = useCall(experimentRuns, { eid: props.detail.eid }, { staleTime: 60_000 });
  return (
    <>
      <ReadFault of={related} />
      <OwnRuns {...props} list={related.data?.list ?? []} />
      <OtherTeams list={related.data?.others ?? []} />
    </>
  );
}

/** Which run of this team is watched: begun anew, done again, or led into from another case. */
function OwnRuns({ detail, timeline, player, path, list }: SwitchProps & { list: readonly RelatedRun[] }) {
  const { t } = useTranslation('replay');
  const format = useFormat();
  const navigate = useNavigate();
  const starts = pathStarts(timeline);
  usePathOfAddress(player, starts);
  const runs = list.flatMap((run) => pathsOf(run));
  const count = runs.length;
  if (count < 2) return null;
  const here = runs.findIndex(({ run, nth }) => run.eid === detail.eid && nth === Math.max(1, path));
  const open = (eid: number, nth: number) => {
    const start = starts.find((one) => one.path_id === nth);
    if (eid !== detail.eid) void navigate(`${recordPath(eid)}?${PARAM}=${nth}`);
    else if (start) player.seek(start.from);
  };
  return (
    <Menu
      label={detail.team ? t('run.label_of', { team: detail.team.name }) : t('run.label')}
      look="act"
      buttonClass={styles.lens ?? ''}
      items={runs.map(({ run, nth }, index) => ({
        key: `${run.eid} ${nth}`,
        icon: index === here ? 'check' : 'history',
        label: t('run.one', { n: index + 1, name: format.pick(run.project.name) }),
        note: noteOf(run, nth),
        onSelect: () => open(run.eid, nth),
      }))}
    >
      <Icon name="history" size={15} />
      {t('run.nth', { n: here + 1, count })}
      <Icon name="cd" size={13} />
    </Menu>
  );

  function noteOf(run: RelatedRun, nth: number): string {
    const own = run.eid === detail.eid ? starts.find((one) => one.path_id === nth)?.at : undefined;
    const began = own ?? (nth === 1 ? run.started_at : undefined);
    const isLive = run.status === 'in_progress' && nth === run.paths;
    return [
      began === undefined ? '' : t('run.began', { time: format.dateTime(began) }),
      nth > 1 ? t('run.anew') : '',
      isLive ? t('run.live') : '',
    ]
      .filter(Boolean)
      .join(t('joiner'));
  }
}

/** Runs of other teams that the reader may see, each under the name of its team. */
function OtherTeams({ list }: { list: readonly RelatedRun[] }) {
  const { t } = useTranslation('replay');
  const format = useFormat();
  const navigate = useNavigate();
  if (list.length === 0) return null;
  const teams = new Set(list.map(({ team, leader }) => team?.id ?? -leader.id));
  return (
    <Menu
      label={t('run.others_label')}
      look="act"
      buttonClass={styles.lens ?? ''}
      items={[...list].sort(byTeam).map((run) => ({
        key: String(run.eid),
        icon: 'users',
        label: t('run.of', {
          team: run.team?.name ?? t('run.led_by', { name: run.leader.name }),
          name: format.pick(run.project.name),
        }),
        note: [
          t('run.began', { time: format.dateTime(run.started_at) }),
          run.status === 'in_progress' ? t('run.live') : '',
        ]
          .filter(Boolean)
          .join(t('joiner')),
        onSelect: () => void navigate(recordPath(run.eid)),
      }))}
    >
      <Icon name="users" size={15} />
      {t('run.others', { count: teams.size })}
      <Icon name="cd" size={13} />
    </Menu>
  );
}

const teamOf = ({ team, leader }: RelatedRun) => team?.name ?? leader.name;
const byTeam = (a: RelatedRun, b: RelatedRun) => byName(teamOf(a), teamOf(b)) || a.started_at - b.started_at;

/** Each beginning of an experiment is a run. */
function pathsOf(run: RelatedRun) {
  return Array.from({ length: run.paths }, (_, index) => ({ run, nth: index + 1 }));
}

/** Whoever comes for a certain run of an experiment begins there. */
function usePathOfAddress(player: Player, starts: readonly PathStart[]): void {
  const [params, setParams] = useSearchParams();
  const wanted = positive(params.get(PARAM), 0);
  const from = starts.find(({ path_id }) => path_id === wanted)?.from;
  useEffect(() => {
    if (wanted === 0) return;
    if (from !== undefined) player.seek(from);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(PARAM);
        return next;
      },
      { replace: true },
    );
  }, [wanted, from, player, setParams]);
}
