import { type ExperimentDetail, experimentRuns, type RelatedRun } from '@lets/contract';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { type PathStart, pathStarts, type Timeline } from '../../../domain/run/timeline/timeline.ts';
import { useTranslation } from '../../../i18n/texts.ts';
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

/** Which of several runs is watched: begun anew, done again, or led into from another case. Leads from one to the other. */
export function RunSwitch({ detail, timeline, player, path }: SwitchProps) {
  const { t } = useTranslation('replay');
  const format = useFormat();
  const navigate = useNavigate();
  const related = useCall(experimentRuns, { eid: detail.eid }, { staleTime: 60_000 });
  const starts = pathStarts(timeline);
  usePathOfAddress(player, starts);
  const runs = (related.data?.list ?? []).flatMap((run) => pathsOf(run));
  const count = runs.length;
  if (count < 2) return <ReadFault of={related} />;
  const here = runs.findIndex(({ run, nth }) => run.eid === detail.eid && nth === Math.max(1, path));
  const open = (eid: number, nth: number) => {
    const start = starts.find((one) => one.path_id === nth);
    if (eid !== detail.eid) void navigate(`${recordPath(eid)}?${PARAM}=${nth}`);
    else if (start) player.seek(start.from);
  };
  return (
    <Menu
      label={t('run.label')}
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
