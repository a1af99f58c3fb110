import { experimentCreate, experimentList, type ProjectDetail } from '@lets/contract';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../../components/button/button.tsx';
import { ReadFault } from '../../../../components/states/states.tsx';
import { Avatar } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { roomDoor, taskPath } from '../../../../lib/paths.ts';
import { useAct, useCall } from '../../../../lib/query.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useUser } from '../../../../lib/user.ts';
import { OpenTag } from '../open-tag.tsx';
import { isPlayable, PlayNow } from './play-now.tsx';
import styles from './start-card.module.css';

/** Whether the case is open to me, the way to begin, and the rules it is played by. */
export function StartCard({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('prepare');
  return (
    <section className={styles.start} aria-label={t('start.title')}>
      <div className={styles.startHead}>
        <OpenTag open={project.open} />
        <PlayNow project={project} />
        <PrepareButton project={project} />
        <UnfinishedRuns project={project} />
      </div>
      <Rules project={project} />
    </section>
  );
}

function PrepareButton({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('prepare');
  const navigate = useNavigate();
  const isStudent = useUser()?.identity === 1;
  const create = useAct(experimentCreate, {
    invalidates: [experimentList],
    onSuccess: ({ eid }) => void navigate(taskPath(eid)),
  });
  const whyNot = useWhyNot(project);
  if (!isStudent) return null;
  const { can_prepare } = project.open;
  const needsMore = project.multi_user && project.team_min > 1;
  const note = needsMore ? 'note_team_min' : project.multi_user ? 'note_team' : 'note_solo';
  return (
    <>
      <Button
        variant={isPlayable(project) ? 'plain' : 'seal'}
        size="lg"
        icon="folder"
        block
        className={styles.prepare}
        disabled={!can_prepare}
        busy={create.isPending}
        aria-describedby="prepare-note"
        onClick={() => create.mutate({ project_id: project.id, request_id: newRequestId() })}
      >
        {t('start.prepare')}
      </Button>
      <p id="prepare-note" className={styles.startNote}>
        {can_prepare ? t(`start.${note}`, { min: project.team_min }) : whyNot}
      </p>
    </>
  );
}

/** Why it may not be prepared, with the time where there is one. */
function useWhyNot({ open, opening_mode }: ProjectDetail): string {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const time = (at: number | null) => (at === null ? '' : format.dateTime(at));
  switch (open.reason) {
    case 'not_yet_open':
      return t('why.not_yet_open', { time: time(open.opens_at) });
    case 'closed':
      return t('why.closed', { time: time(open.closes_at) });
    case 'no_redo':
      return t('why.no_redo');
    default:
      return t(`why.not_for_you.${opening_mode}`);
  }
}

const SHOWN = 3;

/** What I have begun already, so that nobody prepares the same thing twice by mistake. */
function UnfinishedRuns({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('prepare');
  const { waiting, in_progress } = project.my_runs;
  const about = { project_id: project.id, size: SHOWN };
  const waits = useCall(experimentList, { scope: 'type', ...about }, { enabled: waiting > 0 });
  const runs = useCall(experimentList, { scope: 'doing', ...about }, { enabled: in_progress > 0 });
  const running = runs.data?.list.filter(({ unregistered }) => !unregistered) ?? [];
  const cards = [...running, ...(waits.data?.list ?? [])].slice(0, SHOWN);
  return (
    <>
      <ReadFault of={waits.isError ? waits : runs} />
      {cards.length > 0 && (
        <ul className={styles.unfinished} aria-label={t('start.unfinished')}>
          {cards.map((card) => {
            const isRunning = card.status === 'in_progress';
            const to = isRunning ? roomDoor(card.eid, card.open_sections[0]?.node_id) : taskPath(card.eid);
            return (
              <li key={card.eid}>
                <Link to={to}>
                  <b>{card.name}</b>
                  <span>{t(isRunning ? 'start.running' : 'start.waiting')}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function Rules({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('prepare');
  const format = useFormat();
  const team = useTeamWords(project);
  const { opens_at, closes_at } = project.open;
  const times =
    opens_at === null && closes_at === null
      ? t('rules.any_time')
      : t('rules.times_value', {
          from: opens_at === null ? t('rules.now') : format.dateTime(opens_at),
          to: closes_at === null ? t('rules.no_end') : format.dateTime(closes_at),
        });
  const rows: ['times' | 'mode' | 'team' | 'reference' | 'redo', string][] = [
    ['times', times],
    ['mode', t(`rules.mode.${project.opening_mode}`)],
    ['team', team],
    ['reference', t(`rules.reference.${answersOpen(project)}`)],
    ['redo', t(project.allow_redo ? 'rules.redo_yes' : 'rules.redo_no')],
  ];
  return (
    <dl className={styles.rules}>
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`rules.label.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {project.mentors.length > 0 && (
        <div>
          <dt>{t('rules.label.mentors')}</dt>
          <dd className={styles.mentors}>
            {project.mentors.map((mentor) => (
              <span key={mentor.id}>
                <Avatar name={mentor.name} size={22} />
                {mentor.name}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

function useTeamWords({ multi_user, team_min: min, team_max: max }: ProjectDetail): string {
  const { t } = useTranslation('prepare');
  if (!multi_user) return t('rules.alone');
  return t(min === max ? 'rules.team_exactly' : 'rules.team_of', { min, max });
}

/** Answers with a release rule say in the list of documents when they open. */
function answersOpen({ documents, reference_release: mode }: ProjectDetail) {
  const isListed = documents.some(({ kind, opens_after }) => kind === 'reference' && opens_after);
  return mode !== 'none' && isListed ? 'listed' : mode;
}
