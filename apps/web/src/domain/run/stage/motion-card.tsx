import { Tag, type TagTone } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Names } from '../names.ts';
import type { Ballot } from './ballot.ts';
import styles from './motion-card.module.css';

const OUTCOME_TONE: Record<string, TagTone> = { passed: 'jade', rejected: 'ochre', tied: 'gold' };

interface MotionProps {
  readonly ballot: Ballot;
  readonly names: Names;
}

/** The question, the rules it is decided by, and how far the vote has come, or what came of it. Over a scene, or standing by itself. */
export function MotionCard({ ballot, names, isOver }: MotionProps & { isOver: boolean }) {
  const { t } = useTranslation('stage');
  const { pick } = useFormat();
  const { result } = ballot;
  const { setup, entitled, voted, needed } = ballot;
  return (
    <section
      className={classNames(styles.motion, !isOver && styles.alone, result && styles.decided)}
      aria-live="polite"
    >
      <p className={styles.rules}>
        <Tag icon={setup.secret ? 'lock' : 'eye'}>{t(setup.secret ? 'vote.secret' : 'vote.open')}</Tag>
        <Tag>{t(`vote.threshold.${setup.threshold}`, { count: entitled.length })}</Tag>
        {result && (
          <Tag tone={OUTCOME_TONE[result.outcome] ?? 'quiet'}>{t(`vote.outcome.${result.outcome}`)}</Tag>
        )}
      </p>
      <h2>{pick(setup.question)}</h2>
      {result ? (
        <Result ballot={ballot} names={names} />
      ) : (
        <div className={styles.progress}>
          <span>
            <b>{t('vote.voted_of', { voted: voted.length, all: entitled.length })}</b>
          </span>
          <span className={styles.segments} aria-hidden="true">
            {entitled.map((id, index) => (
              <i key={id} data-on={index < voted.length || undefined} />
            ))}
          </span>
          <span>{t('vote.needed', { count: needed })}</span>
        </div>
      )}
    </section>
  );
}

/** Bars in the colours of votes: jade for, ochre against, paper for those who abstain. */
function Result({ ballot, names }: MotionProps) {
  const { t } = useTranslation('stage');
  const { pick, list } = useFormat();
  const { setup, entitled, needed, ballots, result } = ballot;
  if (!result) return null;
  const whoChose = (optionId: string) =>
    setup.secret ? '' : list(entitled.filter((id) => ballots[id] === optionId).map(names.roleName));
  return (
    <>
      <ul className={styles.bars}>
        {setup.options.map((option) => {
          const votes = result.tally[option.id] ?? 0;
          return (
            <li key={option.id} title={whoChose(option.id) || undefined}>
              <span>{pick(option.label)}</span>
              <span className={styles.bar}>
                <i
                  data-counts={option.counts}
                  style={{ width: `${(votes / Math.max(1, entitled.length)) * 100}%` }}
                />
                {option.counts === 'for' && (
                  <u
                    style={{ left: `${(needed / Math.max(1, entitled.length)) * 100}%` }}
                    aria-hidden="true"
                  />
                )}
              </span>
              <b>{t('vote.votes', { count: votes })}</b>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        {result.abstained.length > 0
          ? t('vote.not_voted', { names: list(result.abstained.map(names.roleName)) })
          : t('vote.all_voted')}
      </p>
    </>
  );
}
