import { type ExperimentCard, IDENTITY } from '@lets/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Deadline } from '../../../components/deadline/deadline.tsx';
import { Face } from '../../../components/face/face.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useUser } from '../../../lib/user.ts';
import styles from './run-row.module.css';

/** Rows whose columns stand under each other. */
export function RunList({ isChoosable = false, children }: { isChoosable?: boolean; children: ReactNode }) {
  return <ul className={classNames(styles.list, isChoosable && styles.choosable)}>{children}</ul>;
}

/** One run in a list: what it is, then whatever its list tells, then what may be done with it. */
export function RunRow(props: {
  card: ExperimentCard;
  /** Where the name leads. */
  to?: string;
  /** Awaits the reader: cinnabar edge. */
  isHot?: boolean;
  isChosen?: boolean;
  checkbox?: ReactNode;
  children?: ReactNode;
  acts: ReactNode;
  /** Under all of it, over the whole width. */
  below?: ReactNode;
}) {
  const { card, to, isHot, isChosen, checkbox, children, acts, below } = props;
  return (
    <li className={classNames(styles.row, isHot && styles.hot, isChosen && styles.chosen)}>
      {checkbox}
      <Picture card={card} />
      <div className={styles.name}>
        <b>{to ? <Link to={to}>{card.name}</Link> : card.name}</b>
        <RunTags card={card} />
        <RunGoals card={card} />
      </div>
      {children}
      <div className={styles.acts}>{acts}</div>
      {below && <div className={styles.below}>{below}</div>}
    </li>
  );
}

/** The roles the reader plays; without any, the leader's initial says whose run it is. */
function Picture({ card }: { card: ExperimentCard }) {
  const [first] = card.my_roles;
  return (
    <span className={styles.picture}>
      {first ? (
        <Face character={first.character} size={64} shape="card" />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {[...card.leader.name][0]}
        </span>
      )}
      {card.my_roles.length > 1 && <span className={styles.more}>{`+${card.my_roles.length - 1}`}</span>}
    </span>
  );
}

const NAMED_ROLES = 3;

/** Type, grade, and in one line the case, the team and the reader's part in it. */
function RunTags({ card }: { card: ExperimentCard }) {
  const { t } = useTranslation(['runs', 'common']);
  const format = useFormat();
  const roles = card.my_roles.map((role) => format.pick(role.name));
  const rolesWords =
    roles.length === 0
      ? ''
      : roles.length > NAMED_ROLES
        ? t('as_roles', { count: roles.length })
        : t('as_role', { roles: format.list(roles) });
  const caseName = format.pick(card.project.name);
  const about = [
    caseName === card.name ? '' : caseName,
    card.team ? card.team.name : t('led_by', { name: card.leader.name }),
    rolesWords,
  ].filter(Boolean);
  return (
    <span className={styles.tags}>
      <Tag tone="line">{t(`common:type.${card.project.experiment_type}`)}</Tag>
      <Tag>{t(`common:grade.${card.project.grade}`)}</Tag>
      <Due card={card} />
      <span className={styles.about} title={about.join(t('joiner'))}>
        {about.join(t('joiner'))}
      </span>
    </span>
  );
}

/** Until when it is due; of an ended run only that it was overdue, and that only to staff. */
function Due({ card: { deadline, ended_at } }: { card: ExperimentCard }) {
  const { t } = useTranslation('common');
  const isStudent = useUser()?.identity === IDENTITY.student;
  if (deadline === null) return null;
  if (ended_at === null) return <Deadline time={deadline} />;
  return ended_at > deadline && !isStudent ? <Tag tone="gold">{t('deadline.overdue')}</Tag> : null;
}

/** What is to be learnt, in one line. */
function RunGoals({ card }: { card: ExperimentCard }) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const goals = format.list(card.project.competency_goals.map(({ name }) => format.pick(name)));
  if (!goals) return null;
  const words = t('goals', { goals });
  return (
    <span className={styles.goals} title={words}>
      {words}
    </span>
  );
}

/** A column of a row: a line that matters over a line that explains. */
export function RunFact(props: { isHot?: boolean; title: ReactNode; note?: ReactNode; className?: string }) {
  return (
    <div className={classNames(styles.fact, props.isHot && styles.hotFact, props.className)}>
      <b>{props.title}</b>
      {props.note && <i>{props.note}</i>}
    </div>
  );
}

/** How far a run has come: passed, open now, and still ahead. */
export function RunProgress(props: {
  title: ReactNode;
  passed: number;
  open: number;
  total: number;
  isHot?: boolean;
}) {
  const { title, passed, open, total, isHot } = props;
  const kinds = Array.from({ length: Math.max(total, passed + open) }, (_, index) =>
    index < passed ? styles.done : index < passed + open ? (isHot ? styles.nowHot : styles.now) : '',
  );
  return (
    <div className={styles.progress}>
      <b>
        <span>{title}</span>
        <i>{`${Math.min(passed + open, total)} / ${total}`}</i>
      </b>
      <span className={styles.segments} aria-hidden="true">
        {kinds.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          <u key={index} className={kind} />
        ))}
      </span>
    </div>
  );
}
