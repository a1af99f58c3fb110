import { useDroppable } from '@dnd-kit/core';
import type { ExperimentDetail, UserBrief } from '@lets/contract';
import { useEffect, useRef } from 'react';
import { Button, IconButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { Avatar } from '../../../components/surface/surface.tsx';
import work from '../../../components/work-page/work-page.module.css';
import { RoleCard } from '../../../domain/case/role-card/role-card.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ApartNote } from './apart-note.tsx';
import { OwnRole, TakeRole } from './own-role.tsx';
import { PracticeBar } from './practice-bar.tsx';
import { holdAll, judgeRoles } from './role-table.ts';
import styles from './task.module.css';
import type { CastingActs } from './use-casting.ts';
import type { TaskDraft } from './use-task-draft.ts';

interface BoardProps {
  detail: ExperimentDetail;
  draft: TaskDraft;
  casting: CastingActs;
  dragged: UserBrief | null;
  picked: UserBrief | null;
  onGiven: () => void;
}

/** Every role of the case and who plays it; those that nobody plays glow. */
export function RoleBoard(props: BoardProps) {
  const { detail, draft } = props;
  const { t } = useTranslation('task');
  const roles = detail.flow.roles;
  const given = roles.filter((role) => draft.fields.holders[role.id] !== undefined).length;
  return (
    <section className={work.box} aria-labelledby="task-roles">
      <h2 id="task-roles" className={styles.boxTitle}>
        {t('roles.title')}
        <i>{t('roles.count', { count: roles.length, given })}</i>
        <span className={styles.bar} aria-hidden="true">
          <u style={{ width: `${(100 * given) / Math.max(1, roles.length)}%` }} />
        </span>
      </h2>
      <RuleBanner {...props} />
      <ApartNote detail={detail} holders={draft.fields.holders} />
      <PracticeBar detail={detail} draft={draft} />
      <ul className={classNames(styles.roles, roles.length > 8 && styles.manyRoles)}>
        {roles.map((role) => (
          <RoleSpot key={role.id} role={role} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** The rule that counts now, and beside it the one that would with more people. */
function RuleBanner({ detail, draft, casting }: BoardProps) {
  const { t } = useTranslation('task');
  const members = detail.members.map((member) => member.id);
  const roles = detail.flow.roles.map((role) => role.id);
  const rule = judgeRoles(members, roles, draft.fields.holders);
  const [only] = detail.members;
  if (detail.members.length === 1 && only) {
    const isAll = roles.every((role) => draft.fields.holders[role] === only.id);
    return (
      <div className={styles.rules}>
        <div className={styles.ruleNow}>
          <Icon name="info" size={17} />
          <span>
            <b>{t('rule.solo')}</b>
            {t(isAll ? 'rule.solo_all' : 'rule.solo_text')}
          </span>
        </div>
        {casting.canEdit && !isAll && (
          <Button icon="users" onClick={() => casting.set(holdAll(roles, only.id))}>
            {t('rule.hold_all')}
          </Button>
        )}
      </div>
    );
  }
  const counts = { members: members.length, roles: roles.length };
  const missing = rule.unassigned.length;
  const isFewer = rule.kind === 'fewer_members';
  return (
    <div className={styles.rules}>
      <div className={classNames(styles.ruleNow, missing > 0 && styles.ruleOpen)}>
        <Icon name={missing > 0 ? 'alert' : 'checkc'} size={17} />
        <span>
          <b>{t(isFewer ? 'rule.fewer' : 'rule.more', counts)}</b>
          {t(isFewer ? 'rule.fewer_text' : 'rule.more_text')}
          {missing > 0 && t('rule.missing', { count: missing })}
        </span>
      </div>
      <div className={styles.ruleElse}>
        <Icon name="info" size={17} />
        <span>
          <b>{t(isFewer ? 'rule.if_more' : 'rule.if_fewer')}</b>
          {t(isFewer ? 'rule.if_more_text' : 'rule.if_fewer_text')}
        </span>
      </div>
    </div>
  );
}

function RoleSpot(props: BoardProps & { role: ExperimentDetail['flow']['roles'][number] }) {
  const { role, detail, draft, casting, dragged } = props;
  const format = useFormat();
  const { t } = useTranslation('task');
  const { setNodeRef, isOver } = useDroppable({ id: role.id, disabled: !casting.canEdit });
  const own = detail.roles.find((one) => one.role_id === role.id);
  const holder = detail.members.find((member) => member.id === draft.fields.holders[role.id]) ?? null;
  const card = useRef<HTMLElement | null>(null);
  const isGiven = useRef(false);
  // The button that gave the role has gone with its menu: the card's own one has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another holder is the reason
  useEffect(() => {
    if (isGiven.current) card.current?.querySelector('button')?.focus();
    isGiven.current = false;
  }, [holder?.id]);
  const give = (member: number | null) => {
    isGiven.current = true;
    casting.give(role.id, member);
  };
  const note = [format.pick(own?.name), format.pick(own?.duty)].filter(Boolean).join(t('joiner'));
  return (
    <RoleCard
      cardRef={(element) => {
        card.current = element;
        setNodeRef(element);
      }}
      size="large"
      character={own?.character || role.character}
      side={role.side}
      name={format.pick(role.name)}
      note={note}
      isWanted={!holder}
      isOver={isOver && dragged !== null}
    >
      <Slot {...props} holder={holder} isOver={isOver} name={format.pick(role.name)} give={give} />
    </RoleCard>
  );
}

type SlotProps = BoardProps & {
  role: { id: string };
  holder: UserBrief | null;
  isOver: boolean;
  name: string;
  give: (member: number | null) => void;
};

function Slot({ role, detail, casting, holder, isOver, name, dragged, picked, onGiven, give }: SlotProps) {
  const { t } = useTranslation('task');
  if (isOver && dragged) {
    return (
      <span className={classNames(styles.slot, styles.dropSlot)}>
        {t('slot.drop', { name: dragged.name })}
      </span>
    );
  }
  if (picked && casting.canEdit) {
    return (
      <button
        type="button"
        className={classNames(styles.slot, styles.dropSlot)}
        onClick={() => {
          casting.give(role.id, picked.id);
          onGiven();
        }}
      >
        {t('slot.give', { name: picked.name })}
        <span className="visually-hidden">{t('slot.of', { role: name })}</span>
      </button>
    );
  }
  const people = detail.members.filter((member) => !member.automatic);
  const items = people.map((member) => ({
    key: String(member.id),
    label: member.name,
    onSelect: () => give(member.id),
  }));
  if (!holder) {
    if (!casting.canEdit && detail.me.is_member)
      return <TakeRole detail={detail} role={{ id: role.id, name }} />;
    if (!casting.canEdit)
      return <span className={classNames(styles.slot, styles.openSlot)}>{t('slot.nobody')}</span>;
    return (
      <div className={classNames(styles.slot, styles.openSlot)}>
        <Menu label={t('slot.choose', { role: name })} items={items} buttonClass={styles.slotButton ?? ''}>
          <Icon name="plus" size={15} />
          {/* The label says it to those who listen. */}
          <span aria-hidden="true">{t(detail.flow.roles.length > 8 ? 'slot.open_short' : 'slot.open')}</span>
        </Menu>
      </div>
    );
  }
  if (!casting.canEdit && holder.id === detail.me.user_id)
    return <OwnRole detail={detail} role={{ id: role.id, name }} holder={holder.name} />;
  return (
    <div className={styles.slot}>
      <Avatar name={holder.name} size={24} />
      <span className={styles.holder}>{holder.name}</span>
      {casting.canEdit && !holder.automatic && (
        <IconButton
          icon="x"
          size="sm"
          iconSize={13}
          label={t('slot.free', { role: name, name: holder.name })}
          onClick={() => give(null)}
        />
      )}
    </div>
  );
}
