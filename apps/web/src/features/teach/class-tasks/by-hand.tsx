import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { UserBrief } from '@lets/contract';
import { Button, IconButton } from '../../../components/button/button.tsx';
import drag from '../../../components/drag-board/drag-board.module.css';
import { DragBoard, usePicking } from '../../../components/drag-board/drag-board.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Avatar, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import styles from './create.module.css';
import { GroupCoverage } from './group-coverage.tsx';
import * as hand from './hand-groups.ts';
import type { PlanAnswer } from './plan-answer.ts';
import type { EditPlan, Plan } from './use-plan.ts';

const POOL = 'pool';

interface HandProps {
  plan: Plan;
  edit: EditPlan;
  answer: PlanAnswer;
}

/** Students are dragged into groups, or picked by the keyboard and then given to one. */
export function ByHand({ plan, edit, answer }: HandProps) {
  const { t } = useTranslation('class-task');
  const picking = usePicking();
  const groupName = (key: number) => {
    const index = plan.groups.findIndex((group) => group.key === key);
    return plan.groups[index]?.name.trim() || t('group', { number: index + 1 });
  };
  const set = (groups: readonly hand.HandGroup[]) => edit({ groups });
  const student = (id: number | null) => answer.students.find((one) => one.id === id) ?? null;
  const place = (id: number, key: number | null) => {
    set(hand.put(plan.groups, id, key));
    picking.pick(null);
  };
  const board = { plan, answer, set, picked: student(picking.picked), onPick: picking.pick, place };
  return (
    <DragBoard
      picking={picking}
      nameOf={(id) => student(id)?.name}
      placeOf={(over) => (over === POOL ? t('hand.pool') : groupName(Number(over)))}
      isSmall
      onDrop={(id, over) => place(id, over === POOL ? null : Number(over))}
    >
      <div className={styles.hand}>
        <Pool {...board} />
        <Groups {...board} />
      </div>
    </DragBoard>
  );
}

interface BoardProps {
  plan: Plan;
  answer: PlanAnswer;
  set: (groups: readonly hand.HandGroup[]) => void;
  picked: UserBrief | null;
  onPick: (id: number | null) => void;
  place: (id: number, key: number | null) => void;
}

/** Those without a group yet. */
function Pool({ plan, answer, set, picked, onPick, place }: BoardProps) {
  const { t } = useTranslation('class-task');
  const { setNodeRef, isOver } = useDroppable({ id: POOL });
  const ids = answer.students.map(({ id }) => id);
  const left = hand.ungrouped(plan.groups, ids);
  const isPickedGrouped = picked !== null && !left.includes(picked.id);
  return (
    <div ref={setNodeRef} className={classNames(styles.pool, isOver && styles.over)}>
      <h3 className={styles.poolTitle}>
        {t('hand.pool')}
        <i>{t('people', { count: left.length })}</i>
      </h3>
      {isPickedGrouped && picked && (
        <button type="button" className={styles.here} onClick={() => place(picked.id, null)}>
          {t('hand.back', { name: picked.name })}
        </button>
      )}
      <ul className={styles.poolList}>
        {answer.students
          .filter(({ id }) => left.includes(id))
          .map((student) => (
            <li key={student.id}>
              <StudentChip
                student={student}
                isPicked={picked?.id === student.id}
                isStranger={answer.unregistered.includes(student.id)}
                onPick={onPick}
              />
            </li>
          ))}
      </ul>
      {left.length === 0 && <p className={styles.quiet}>{t('hand.none_left')}</p>}
      <div className={styles.poolFoot}>
        <p className={styles.quiet}>{t('hand.tip')}</p>
        <Button
          size="sm"
          icon="swap"
          block
          disabled={left.length === 0 || plan.groups.length === 0}
          onClick={() =>
            set(
              hand.fillUp(
                plan.groups,
                ids.filter((id) => !answer.unregistered.includes(id)),
                answer.team_max,
              ),
            )
          }
        >
          {t('hand.fill')}
        </Button>
      </div>
    </div>
  );
}

function StudentChip(props: {
  student: UserBrief;
  isPicked: boolean;
  isStranger?: boolean;
  onPick: (id: number | null) => void;
}) {
  const { student, isPicked, isStranger = false, onPick } = props;
  const { t } = useTranslation('class-task');
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: student.id });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={classNames(styles.chip, isPicked && drag.picked, isDragging && drag.lifted)}
      aria-pressed={isPicked}
      {...listeners}
      onClick={() => onPick(isPicked ? null : student.id)}
    >
      <Icon name="drag" size={14} />
      <Avatar name={student.name} size={24} />
      <span>{student.name}</span>
      {isStranger && <Tag tone="gold">{t('hand.stranger')}</Tag>}
    </button>
  );
}

function Groups(props: BoardProps) {
  const { plan, set } = props;
  const { t } = useTranslation('class-task');
  return (
    <ol className={classNames(styles.cards, styles.handCards)} aria-label={t('groups.title')}>
      {plan.groups.map((group, index) => (
        <GroupCard key={group.key} {...props} group={group} number={index + 1} />
      ))}
      <li>
        <button type="button" className={styles.add} onClick={() => set(hand.addGroup(plan.groups))}>
          <Icon name="plus" size={18} />
          {t('hand.add')}
        </button>
      </li>
    </ol>
  );
}

function GroupCard(props: BoardProps & { group: hand.HandGroup; number: number }) {
  const { plan, answer, set, picked, onPick, place, group, number } = props;
  const { t } = useTranslation('class-task');
  const { setNodeRef, isOver } = useDroppable({ id: group.key });
  const fault = hand.faultOf(group, answer.team_max);
  const label = t('group', { number });
  return (
    <li ref={setNodeRef} className={classNames(styles.card, isOver && styles.over)}>
      <div className={styles.cardHead}>
        <TextInput
          aria-label={t('hand.name', { group: label })}
          aria-invalid={fault === 'name_long'}
          value={group.name}
          placeholder={label}
          onChange={(event) => set(hand.rename(plan.groups, group.key, event.target.value))}
        />
        <i>{t('hand.of', { count: group.members.length, max: answer.team_max })}</i>
        <IconButton
          icon="x"
          size="sm"
          iconSize={14}
          label={t('hand.remove', { group: group.name.trim() || label })}
          onClick={() => set(hand.removeGroup(plan.groups, group.key))}
        />
      </div>
      <ul>
        {group.members.map((id, index) => {
          const student = answer.students.find((one) => one.id === id);
          if (!student) return null;
          return (
            <li key={id} className={styles.member}>
              <StudentChip student={student} isPicked={picked?.id === id} onPick={onPick} />
              {index === 0 ? (
                <Tag tone="ink">{t('leader')}</Tag>
              ) : (
                <IconButton
                  icon="star"
                  size="sm"
                  iconSize={14}
                  label={t('hand.lead', { name: student.name })}
                  onClick={() => set(hand.makeLeader(plan.groups, id))}
                />
              )}
              <IconButton
                icon="minus"
                size="sm"
                iconSize={14}
                label={t('hand.take_out', { name: student.name })}
                onClick={() => place(id, null)}
              />
            </li>
          );
        })}
      </ul>
      {picked && !group.members.includes(picked.id) ? (
        <button type="button" className={styles.here} onClick={() => place(picked.id, group.key)}>
          {t('hand.here', { name: picked.name })}
          <span className="visually-hidden">{t('hand.into', { group: group.name.trim() || label })}</span>
        </button>
      ) : (
        group.members.length === 0 && <p className={styles.empty}>{t('hand.empty')}</p>
      )}
      <GroupCoverage people={group.members.length} answer={answer} />
      {fault && fault !== 'empty' && (
        <p className={styles.fault} role="alert">
          <Icon name="alert" size={14} />
          {t(`hand.fault.${fault}`, { max: answer.team_max })}
        </p>
      )}
    </li>
  );
}
