import {
  type EvaluationContent,
  type EvaluationDetail,
  evaluateDetail,
  type RecordMoment,
  rubricDetail,
  type Standing,
  saysAnything,
  standingOf,
} from '@lets/contract';
import { Link } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { ReadFault, Skeleton } from '../../../components/states/states.tsx';
import { RubricFold } from '../../../domain/case/rubric/rubric-fold.tsx';
import { RubricLevels } from '../../../domain/case/rubric/rubric-levels.tsx';
import { EvaluationChanges } from '../../../domain/run/evaluation-changes/evaluation-changes.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { recordPath } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useUser } from '../../../lib/user.ts';
import { PapersOfEvaluation } from './papers-of-evaluation.tsx';
import styles from './result-dialog.module.css';
import { WithdrawnEvaluation } from './withdrawn-evaluation.tsx';

/** What the mentor made of it: one's score by goal, what was said, by whom and when. */
export function MyEvaluation({ eid }: { eid: number }) {
  const { t } = useTranslation('runs');
  const read = useCall(evaluateDetail, { eid }, { staleTime: 0 });
  if (read.isPending) return <Skeleton height={64} />;
  if (!read.data) return <ReadFault of={read} />;
  const { published, withdrawn } = read.data;
  if (withdrawn) return <WithdrawnEvaluation withdrawn={withdrawn} />;
  if (!published) return <p className={styles.unpublished}>{t('evaluation.none')}</p>;
  return <Shown evaluation={read.data} published={published} />;
}

/** Said of a total that is not wholly one's own. */
const WHOSE: Partial<Record<Standing, 'evaluation.whose_team' | 'evaluation.whose_partly'>> = {
  team: 'evaluation.whose_team',
  partly: 'evaluation.whose_partly',
};

interface ShownProps {
  evaluation: EvaluationDetail;
  published: NonNullable<EvaluationDetail['published']>;
}

function Shown({ evaluation, published }: ShownProps) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const me = useUser()?.id ?? 0;
  const { content, totals, published_by, published_at, version, reason } = published;
  const own = content.members.find(({ user_id }) => user_id === me);
  const standing = standingOf(content, me, evaluation.goals);
  const isScored = standing !== 'excluded';
  const score = totals.find(({ user_id }) => user_id === me)?.score;
  const weights = evaluation.goals.reduce((sum, { weight }) => sum + weight, 0);
  const by = { name: published_by.name, time: format.moment(published_at) };
  return (
    <section className={styles.evaluation} aria-label={t('evaluation.title')}>
      <header>
        <h3>{t('evaluation.title')}</h3>
        <span>{t(version > 1 ? 'evaluation.revised' : 'evaluation.by', by)}</span>
      </header>
      {reason && <p className={styles.reason}>{t('evaluation.reason', { reason })}</p>}
      {published.changes.length > 0 && (
        <div className={styles.changed}>
          <b>{t('evaluation.changed')}</b>
          <EvaluationChanges
            changes={published.changes}
            goals={evaluation.goals}
            members={evaluation.members}
          />
        </div>
      )}
      <div className={styles.scored}>
        {score !== undefined && (
          <p className={styles.score}>
            {format.number(score, 1)}
            <small>{t('evaluation.of_hundred')}</small>
            {WHOSE[standing] && <span>{t(WHOSE[standing])}</span>}
          </p>
        )}
        {!isScored && <p className={styles.unscored}>{t('evaluation.not_scored')}</p>}
        <ul>
          {evaluation.goals.map(({ id, name, weight }) => {
            const given = isScored ? (own?.goals[id] ?? content.team.goals[id] ?? null) : null;
            const isLent = given !== null && (own?.goals[id] ?? null) === null;
            return (
              <li key={id}>
                <p>
                  <span>{format.pick(name)}</span>
                  <small>
                    {t('evaluation.weight', { weight: format.number((weight / weights) * 100, 0) })}
                  </small>
                  <i>
                    <b style={{ width: `${given ?? 0}%` }} data-lent={isLent || undefined} />
                  </i>
                  <em title={isLent ? t('evaluation.lent') : undefined}>
                    {given === null ? '' : format.number(given, 1)}
                  </em>
                </p>
                <RubricOfGoal eid={evaluation.eid} goal={{ id, name: format.pick(name) }} score={given} />
                <Said evaluation={evaluation} published={published} judged={own} about={id} />
                <Said evaluation={evaluation} published={published} judged={content.team} about={id} isTeam />
              </li>
            );
          })}
        </ul>
      </div>
      {own?.decision && standing !== 'own' && (
        <p className={styles.decided}>
          {t(`evaluation.decided_${own.decision.is}`, { reason: own.decision.reason })}
        </p>
      )}
      {(
        [
          { key: 'own', judged: own },
          { key: 'team', judged: content.team },
        ] as const
      ).map(
        ({ key, judged }) =>
          judged &&
          (judged.comment || judged.moments.length > 0) && (
            <blockquote key={key}>
              <b>{t(`evaluation.comment_${key}`)}</b>
              {judged.comment}
              <Moments eid={evaluation.eid} known={published.moments} seqs={judged.moments} />
            </blockquote>
          ),
      )}
      <PapersOfEvaluation eid={evaluation.eid} published={published} />
    </section>
  );
}

/** What the score stands for: the goal's rubric with the level that was reached. */
function RubricOfGoal(props: { eid: number; goal: { id: string; name: string }; score: number | null }) {
  const { eid, goal, score } = props;
  const read = useCall(rubricDetail, { eid });
  const levels = read.data?.rubric[goal.id];
  if (!levels || !saysAnything(levels)) return <ReadFault of={read} />;
  return (
    <RubricFold>
      <RubricLevels label={goal.name} levels={levels} score={score} />
    </RubricFold>
  );
}

interface SaidProps extends ShownProps {
  judged: EvaluationContent['team'] | undefined;
  about: string;
  isTeam?: boolean;
}

/** What was said of someone, or of the team, on one goal, and where in the record it is to be seen. */
function Said({ evaluation, published, judged, about, isTeam = false }: SaidProps) {
  const { t } = useTranslation('runs');
  const remark = judged?.remarks[about];
  if (!remark || (remark.text === '' && remark.moments.length === 0)) return null;
  return (
    <div className={styles.said}>
      {remark.text && (
        <p>
          {isTeam && <b>{t('evaluation.of_team')}</b>}
          {remark.text}
        </p>
      )}
      <Moments eid={evaluation.eid} known={published.moments} seqs={remark.moments} />
    </div>
  );
}

interface MomentsProps {
  eid: number;
  known: readonly RecordMoment[];
  seqs: readonly number[];
}

/** Each leads to the replay where it happened. */
function Moments({ eid, known, seqs }: MomentsProps) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const moments = known.filter(({ seq }) => seqs.includes(seq));
  if (moments.length === 0) return null;
  return (
    <ul className={styles.moments} aria-label={t('evaluation.moments')}>
      {moments.map(({ seq, at, section, who, words }) => (
        <li key={seq}>
          <Link
            to={recordPath(eid, seq)}
            title={t('evaluation.to_moment', { section: format.pick(section) })}
          >
            <Icon name="play" size={12} />
            <time>{format.time(at)}</time>
            <span>{t('evaluation.moment', { who: format.pick(who), words: format.pick(words) })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
