import { type Contribution, type EvaluationContent, standingOf, totalOf } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { RunAttendance } from '../../../domain/run/attendance/run-attendance.tsx';
import type { Names } from '../../../domain/run/names.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Evaluated } from './evaluated.ts';
import { MemberAttendance } from './member-attendance.tsx';
import { Radar } from './radar.tsx';
import { memberOf, scoreOn, teamTotal, type Whose } from './scoring.ts';
import styles from './sheet.module.css';
import { IdleTag, StandingTag } from './standing-tag.tsx';

interface SheetProps {
  evaluation: Evaluated;
  names: Names;
  content: EvaluationContent;
  whose: Whose;
  /** Takes back that the member is not scored. */
  onScoreAgain: () => void;
}

const LEDGER = [
  'speeches',
  'spoken',
  'documents',
  'edits',
  'submissions',
  'signatures',
  'votes',
  'wrong_tries',
  'consequences',
  'minutes_waited_for',
  'minutes_present',
] as const satisfies readonly (keyof Contribution)[];

/** A person's total as it stands, the picture of their goals, and what they did, which informs and sets nothing. */
export function Sheet({ evaluation, names, content, whose, onScoreAgain }: SheetProps) {
  const { t } = useTranslation(['evaluate', 'common']);
  const format = useFormat();
  const { goals, members } = evaluation;
  const member = members.find(({ id }) => id === whose);
  const standing = whose === 'team' ? 'own' : standingOf(content, whose, goals);
  const decision = whose === 'team' ? undefined : memberOf(content, whose)?.decision;
  const total = whose === 'team' ? teamTotal(content, goals) : totalOf(content, whose, goals);
  const roles =
    member?.roles.map(({ role_id, name }) => names.knownRole(role_id)?.name ?? format.pick(name)) ?? [];
  const done = member ? member.contribution : sumOf(members.map(({ contribution }) => contribution));
  return (
    <div className={styles.top}>
      <Radar
        who={t(whose === 'team' ? 'team' : 'radar.own')}
        goals={goals.map((goal) => format.pick(goal.name))}
        own={goals.map(({ id }) => scoreOn(content, whose, id) ?? 0)}
        mean={goals.map(({ id }) =>
          meanOn(
            content,
            members.map((one) => one.id),
            id,
          ),
        )}
      />
      <div>
        <p className={styles.who}>
          {member
            ? [member.name, ...(roles.length > 0 ? roles : [t('common:observer')])].join(t('joiner'))
            : t('team_text')}
        </p>
        <p className={styles.total}>
          {total === null ? (
            <span>{t(decision?.is === 'excluded' ? 'no_score' : 'no_total')}</span>
          ) : (
            format.number(total, 1)
          )}
          {decision?.is !== 'excluded' && <small>{t('of_hundred')}</small>}
        </p>
        {member && (
          <p className={styles.tags}>
            {standing !== 'missing' && <StandingTag standing={standing} />}
            {member.idle && <IdleTag />}
          </p>
        )}
        {decision && standing !== 'own' && (
          <p className={styles.decision}>
            {t(`decided.${decision.is}`, { reason: decision.reason })}
            {decision.is === 'excluded' && (
              <Button size="sm" variant="text" onClick={onScoreAgain}>
                {t('decided.score_again')}
              </Button>
            )}
          </p>
        )}
        <dl className={styles.ledger} aria-label={t('ledger.title')}>
          {LEDGER.map((key) => (
            <div key={key}>
              <dt>{t(`ledger.${key}`)}</dt>
              <dd>{format.number(done[key])}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{t('ledger.note')}</p>
      </div>
      {whose === 'team' ? (
        <div className={styles.team}>
          <RunAttendance eid={evaluation.eid} />
        </div>
      ) : (
        <MemberAttendance eid={evaluation.eid} userId={whose} />
      )}
    </div>
  );
}

function meanOn(content: EvaluationContent, ids: readonly number[], goalId: string): number {
  const scores = ids.map((id) => scoreOn(content, id, goalId)).filter((score) => score !== null);
  return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function sumOf(all: readonly Contribution[]): Contribution {
  const sum = (key: keyof Contribution) => all.reduce((total, one) => total + one[key], 0);
  return Object.fromEntries(LEDGER.map((key) => [key, sum(key)])) as Contribution;
}
