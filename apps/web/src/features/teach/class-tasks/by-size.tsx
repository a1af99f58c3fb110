import { Button, IconButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Avatar, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './create.module.css';
import { GroupCoverage } from './group-coverage.tsx';
import type { PlanAnswer } from './plan-answer.ts';
import type { EditPlan, Plan } from './use-plan.ts';

interface SizeProps {
  plan: Plan;
  edit: EditPlan;
  answer: PlanAnswer;
}

/** Pure: as many as the teacher said, or as the case suggests. */
export function sizeOf({ size }: Plan, { proposal, team_max }: PlanAnswer): number {
  return size ?? proposal?.size ?? team_max;
}

/** How many a group has, by one at a time. */
function SizeStepper({ plan, edit, answer }: SizeProps) {
  const { t } = useTranslation('class-task');
  const size = sizeOf(plan, answer);
  const set = (next: number) => edit({ size: Math.max(1, Math.min(answer.team_max, next)) });
  return (
    <span className={styles.stepper}>
      <span id="group-size">{t('size.label')}</span>
      <IconButton
        icon="minus"
        size="sm"
        label={t('size.fewer')}
        disabled={size <= 1}
        onClick={() => set(size - 1)}
      />
      <output aria-labelledby="group-size">{size}</output>
      <IconButton
        icon="plus"
        size="sm"
        label={t('size.more')}
        disabled={size >= answer.team_max}
        onClick={() => set(size + 1)}
      />
      <i>{t('size.range', { min: answer.team_min, max: answer.team_max })}</i>
    </span>
  );
}

/** A draw that anybody can repeat from its seed; it may be drawn again until it is given. */
export function AtRandom(props: SizeProps & { onRedraw: () => void }) {
  const { answer, onRedraw } = props;
  const { t } = useTranslation('class-task');
  const { draw, students } = answer;
  const nameOf = (id: number) => students.find((student) => student.id === id)?.name ?? '';
  return (
    <>
      <div className={styles.tools}>
        <SizeStepper {...props} />
        <span className={styles.grow} />
        {draw && (
          <span className={styles.seed} title={t('random.seed_about')}>
            {t('random.seed')}
            <code>{draw.seed}</code>
          </span>
        )}
        <Button icon="restart" onClick={onRedraw}>
          {t('random.again')}
        </Button>
      </div>
      {draw && (
        <ol className={styles.cards} aria-label={t('random.drawn', { count: draw.groups.length })}>
          {draw.groups.map((members, index) => (
            <li key={members[0] ?? index} className={styles.card}>
              <h3>
                {t('group', { number: index + 1 })}
                <i>{t('people', { count: members.length })}</i>
              </h3>
              <ul>
                {members.map((id, place) => (
                  <li key={id} className={styles.name}>
                    <Avatar name={nameOf(id)} size={24} />
                    {nameOf(id)}
                    {place === 0 && <Tag tone="ink">{t('leader')}</Tag>}
                  </li>
                ))}
              </ul>
              <GroupCoverage people={members.length} answer={answer} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Empty groups with as many seats as were asked for. */
export function BySelf(props: SizeProps) {
  const { plan, answer } = props;
  const { t } = useTranslation('class-task');
  const size = sizeOf(plan, answer);
  const count = Math.ceil(answer.students.length / size);
  return (
    <>
      <div className={styles.tools}>
        <SizeStepper {...props} />
        <span className={styles.grow} />
        <span className={styles.quiet}>
          {t('self.sum', { students: answer.students.length, count, size })}
        </span>
      </div>
      <p className={styles.note}>
        <Icon name="info" size={16} />
        {t('self.about')}
      </p>
      <ol className={styles.cards}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty groups are their numbers
          <li key={index} className={styles.card}>
            <h3>
              {t('group', { number: index + 1 })}
              <i>{t('seats', { count: size })}</i>
            </h3>
            <span className={styles.seats} aria-hidden="true">
              {Array.from({ length: size }, (__, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <u key={seat} />
              ))}
            </span>
            <GroupCoverage people={size} answer={answer} />
          </li>
        ))}
      </ol>
    </>
  );
}
