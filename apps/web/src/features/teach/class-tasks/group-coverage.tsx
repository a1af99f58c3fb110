import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './coverage.module.css';
import { coverageOf } from './coverage.ts';
import type { PlanAnswer } from './plan-answer.ts';

type CaseNeeds = Pick<PlanAnswer, 'roles' | 'fewest'>;

/** What of the case's roles a group of so many leaves uncovered. */
export function GroupCoverage({ people, answer }: { people: number; answer: CaseNeeds }) {
  const { t } = useTranslation('class-task');
  if (people === 0) return null;
  const { open, observers, missing } = coverageOf(people, needsOf(answer));
  const words = [
    open > 0 && t('cover.open', { count: open }),
    observers > 0 && t('cover.observers', { count: observers }),
    missing > 0 && t('cover.missing', { count: missing }),
  ].filter((one) => one !== false);
  return (
    <p className={classNames(styles.cover, missing > 0 && styles.missing)}>
      <Icon name={missing > 0 ? 'alert' : open + observers > 0 ? 'info' : 'check'} size={14} />
      <span>{words.length > 0 ? words.join(t('joiner')) : t('cover.full')}</span>
    </p>
  );
}

/** The roles of the case, and the size they suggest. */
export function SizeAdvice(props: {
  answer: PlanAnswer;
  size: number | null;
  onUse: (size: number) => void;
}) {
  const { answer, size, onUse } = props;
  const { t } = useTranslation('class-task');
  const format = useFormat();
  const { proposal, roles } = answer;
  if (!proposal) return null;
  const names = format.list(roles.map(({ name }) => format.pick(name)));
  return (
    <p className={styles.advice}>
      <Icon name="users" size={16} />
      <span title={names}>
        <b>{t('advice.roles', { count: roles.length })}</b>
        {names}
      </span>
      {size !== null && (
        <span className={styles.size}>
          {t(proposal.smallest === proposal.largest ? 'advice.one_size' : 'advice.sizes', proposal)}
          {size !== proposal.size && (
            <button type="button" onClick={() => onUse(proposal.size)}>
              {t('advice.use', { size: proposal.size })}
            </button>
          )}
        </span>
      )}
    </p>
  );
}

function needsOf({ roles, fewest }: CaseNeeds) {
  return { roles: roles.length, fewest };
}
