import { useDroppable } from '@dnd-kit/core';
import type { UserBrief } from '@lets/contract';
import { IconButton } from '../../../components/button/button.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Avatar, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import styles from './create.module.css';
import type { BoardParts } from './group-board.tsx';
import * as hand from './hand-groups.ts';
import { StudentChip } from './student-chip.tsx';

type CardProps = BoardParts & { group: hand.HandGroup };

/** One group: its name, who is in it, and a place to drop people. */
export function GroupCard(props: CardProps) {
  const { group, students, labelOf, lockOf } = props;
  const lock = lockOf?.(group);
  const members = group.members.flatMap((id) => students.find((one) => one.id === id) ?? []);
  if (!lock) return <OpenCard {...props} members={members} />;
  return (
    <li className={classNames(styles.card, styles.locked)}>
      <h3>
        {labelOf(group.key)}
        {lock}
      </h3>
      <ul>
        {members.map((member, index) => (
          <li key={member.id} className={styles.name}>
            <Avatar name={member.name} size={24} />
            {member.name}
            {index === 0 && <Leader />}
          </li>
        ))}
      </ul>
      {props.note(group)}
    </li>
  );
}

function OpenCard(props: CardProps & { members: readonly UserBrief[] }) {
  const { groups, capacity, set, picked, place, group, members, labelOf, note, acts } = props;
  const { t } = useTranslation('class-task');
  const { setNodeRef, isOver } = useDroppable({ id: group.key });
  const fault = hand.faultOf(group, capacity);
  const label = labelOf(group.key);
  return (
    <li ref={setNodeRef} className={classNames(styles.card, isOver && styles.over)}>
      <div className={styles.cardHead}>
        <TextInput
          aria-label={t('hand.name', { group: numberOf(groups, group.key, t) })}
          aria-invalid={fault === 'name_long'}
          value={group.name}
          placeholder={label}
          onChange={(event) => set(hand.rename(groups, group.key, event.target.value))}
        />
        <i>{t('hand.of', { count: group.members.length, max: capacity })}</i>
        {acts(group, label)}
      </div>
      <ul>
        {members.map((student, index) => (
          <Member key={student.id} {...props} student={student} isLeader={index === 0} />
        ))}
      </ul>
      {picked && !group.members.includes(picked.id) ? (
        <button type="button" className={styles.here} onClick={() => place(picked.id, group.key)}>
          {t('hand.here', { name: picked.name })}
          <span className="visually-hidden">{t('hand.into', { group: label })}</span>
        </button>
      ) : (
        group.members.length === 0 && <p className={styles.empty}>{t('hand.empty')}</p>
      )}
      {note(group)}
      {fault && fault !== 'empty' && (
        <p className={styles.fault} role="alert">
          <Icon name="alert" size={14} />
          {t(`hand.fault.${fault}`, { max: capacity })}
        </p>
      )}
    </li>
  );
}

function numberOf(
  groups: readonly hand.HandGroup[],
  key: number,
  t: (key: 'group', values: { number: number }) => string,
): string {
  return t('group', { number: groups.findIndex((group) => group.key === key) + 1 });
}

function Member(props: CardProps & { student: UserBrief; isLeader: boolean }) {
  const { groups, set, picked, onPick, place, student, isLeader } = props;
  const { t } = useTranslation('class-task');
  return (
    <li className={styles.member}>
      <StudentChip student={student} isPicked={picked?.id === student.id} onPick={onPick} />
      {isLeader ? (
        <Leader />
      ) : (
        <IconButton
          icon="star"
          size="sm"
          iconSize={14}
          label={t('hand.lead', { name: student.name })}
          onClick={() => set(hand.makeLeader(groups, student.id))}
        />
      )}
      <IconButton
        icon="minus"
        size="sm"
        iconSize={14}
        label={t('hand.take_out', { name: student.name })}
        onClick={() => place(student.id, null)}
      />
    </li>
  );
}

function Leader() {
  const { t } = useTranslation('class-task');
  return <Tag tone="ink">{t('leader')}</Tag>;
}
