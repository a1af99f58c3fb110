import { type EvaluationDetail, evaluateDetail } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/states/states.tsx';
import { useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useUser } from '../../lib/user.ts';
import styles from './result-dialog.module.css';

/** What the mentor made of it: one's score by goal, what was said, by whom and when. */
export function MyEvaluation({ eid }: { eid: number }) {
  const { t } = useTranslation('runs');
  const read = useCall(evaluateDetail, { eid }, { silent: true, staleTime: 0 });
  if (read.isPending) return <Skeleton height={64} />;
  if (!read.data) return null;
  if (!read.data.published) return <p className={styles.unpublished}>{t('evaluation.none')}</p>;
  return <Shown evaluation={read.data} published={read.data.published} />;
}

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
      <div className={styles.scored}>
        {score !== undefined && (
          <p className={styles.score}>
            {format.number(score, 1)}
            <small>{t('evaluation.of_hundred')}</small>
          </p>
        )}
        <ul>
          {evaluation.goals.map(({ id, name, weight }) => {
            const given = own?.goals[id] ?? content.team.goals[id] ?? null;
            return (
              <li key={id}>
                <span>{format.pick(name)}</span>
                <small>
                  {t('evaluation.weight', { weight: format.number((weight / weights) * 100, 0) })}
                </small>
                <i>
                  <b style={{ width: `${given ?? 0}%` }} />
                </i>
                <em>{given === null ? '' : format.number(given, 1)}</em>
              </li>
            );
          })}
        </ul>
      </div>
      {[
        { key: 'own', text: own?.comment },
        { key: 'team', text: content.team.comment },
      ].map(
        ({ key, text }) =>
          text && (
            <blockquote key={key}>
              <b>{t(`evaluation.comment_${key}`)}</b>
              {text}
            </blockquote>
          ),
      )}
    </section>
  );
}
