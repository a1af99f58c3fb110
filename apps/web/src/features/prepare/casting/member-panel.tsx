import { useDraggable } from '@dnd-kit/core';
import { type ExperimentDetail, teamList, type UserBrief } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import drag from '../../../components/drag-board/drag-board.module.css';
import { Icon } from '../../../components/icon/icon.tsx';
import { Menu, type MenuItem } from '../../../components/menu/menu.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { Avatar, Tag } from '../../../components/surface/surface.tsx';
import work from '../../../components/work-page/work-page.module.css';
import { AddMembersDialog, InviteDialog } from '../../../domain/team/add-members-dialog.tsx';
import { HandOverDialog } from '../../../domain/team/hand-over.tsx';
import { RemoveMemberDialog } from '../../../domain/team/remove-member-dialog.tsx';
import { abilitiesIn, type TeamAbilities } from '../../../domain/team/team-rules.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { InvitedRow } from './invited-row.tsx';
import { LeadDialog } from './lead-dialog.tsx';
import { rolesOf } from './role-table.ts';
import styles from './task.module.css';
import { useJoinTeam } from './team-field.tsx';
import type { CastingActs } from './use-casting.ts';
import type { TaskDraft } from './use-task-draft.ts';

interface PanelProps {
  detail: ExperimentDetail;
  draft: TaskDraft;
  casting: CastingActs;
  picked: number | null;
  onPick: (id: number | null) => void;
}

type Ask = { kind: 'add' | 'invite' } | { kind: 'remove' | 'lead' | 'lead_run'; member: UserBrief };

/** The members with what each plays; the team's leader takes people in and out here. */
export function MemberPanel(props: PanelProps) {
  const { detail, draft, casting, picked, onPick } = props;
  const { t } = useTranslation(['task', 'casting']);
  const [asked, setAsked, close] = useOpen<Ask>();
  const join = useJoinTeam(detail, draft);
  const teams = useTeams(detail);
  const team = teams.data?.list.find(({ id }) => id === detail.team?.id) ?? null;
  const may = team && abilitiesIn(team, detail.me.user_id);
  // With the lead goes the right to save: what was typed last is saved first.
  const askSaved = (ask: Ask) => void draft.save().then((isSaved) => isSaved && setAsked(ask));
  const retake = () => detail.may.edit && team && join.take(team.id);
  return (
    <section className={work.box} aria-labelledby="task-members">
      <h2 id="task-members" className={styles.boxTitle}>
        {t('members.title')}
        <i>{t('members.count', { count: detail.members.length })}</i>
        {may?.takesNewcomers && (
          <span className={styles.titleActs}>
            <Button variant="text" size="sm" onClick={() => setAsked({ kind: 'invite' })}>
              {t('casting:invite')}
            </Button>
            <Button variant="text" size="sm" onClick={() => setAsked({ kind: 'add' })}>
              {t('members.add')}
            </Button>
          </span>
        )}
      </h2>
      <ReadFault of={teams} />
      <ul className={styles.members}>
        {detail.members.map((member) => (
          <MemberRow
            key={member.id}
            {...props}
            member={member}
            isPicked={picked === member.id}
            onPick={() => onPick(picked === member.id ? null : member.id)}
            items={itemsFor(member, detail, { may, t, ask: askSaved })}
          />
        ))}
        {team?.invited.map((person) => (
          <InvitedRow
            key={person.id}
            team={team}
            person={person}
            mayWithdraw={may?.changesMembers ?? false}
          />
        ))}
      </ul>
      {casting.canEdit && detail.members.length > 1 && <p className={styles.tip}>{t('members.tip')}</p>}
      {casting.canEdit && <CastingBar casting={casting} holders={draft.fields.holders} />}
      {asked?.kind === 'add' && team && <AddMembersDialog team={team} onClose={close} onDone={retake} />}
      {asked?.kind === 'remove' && team && (
        <RemoveMemberDialog team={team} member={asked.member} onClose={close} onDone={retake} />
      )}
      {asked?.kind === 'invite' && team && <InviteDialog team={team} onClose={close} />}
      {asked?.kind === 'lead_run' && <LeadDialog detail={detail} member={asked.member} onClose={close} />}
      {asked?.kind === 'lead' && team && <HandOverDialog team={team} member={asked.member} onClose={close} />}
    </section>
  );
}

/** The reader's teams, the task's among them. */
function useTeams(detail: ExperimentDetail) {
  return useCall(
    teamList,
    { project_id: detail.project.id },
    { enabled: detail.team !== null && detail.me.is_member },
  );
}

/** Who leads the team hands over the team; who leads this task only, the task. */
function itemsFor(
  member: UserBrief,
  detail: ExperimentDetail,
  around: {
    may: TeamAbilities | null;
    t: (key: 'members.lead' | 'members.remove') => string;
    ask: (ask: Ask) => void;
  },
): MenuItem[] {
  const { may, t, ask } = around;
  if (member.id === detail.me.user_id || member.automatic) return [];
  const kind = may?.operates ? 'lead' : 'lead_run';
  const lead: MenuItem = {
    key: 'lead',
    label: t('members.lead'),
    icon: 'swap',
    onSelect: () => ask({ kind, member }),
  };
  const leads = may?.operates || detail.me.is_leader ? [lead] : [];
  if (!may?.changesMembers) return leads;
  return [
    ...leads,
    {
      key: 'remove',
      label: t('members.remove'),
      icon: 'exit',
      apart: true,
      danger: true,
      onSelect: () => ask({ kind: 'remove', member }),
    },
  ];
}

interface RowProps extends Omit<PanelProps, 'onPick'> {
  member: UserBrief;
  isPicked: boolean;
  onPick: () => void;
  items: readonly MenuItem[];
}

function MemberRow({ detail, draft, casting, member, isPicked, onPick, items }: RowProps) {
  const { t } = useTranslation(['task', 'common']);
  const format = useFormat();
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: member.id, disabled: !casting.canEdit });
  const all = detail.flow.roles.map((role) => role.id);
  const mine = rolesOf(draft.fields.holders, member.id, all);
  const names = mine.map((id) => format.pick(detail.flow.roles.find((role) => role.id === id)?.name));
  const isUnregistered = detail.unregistered.includes(member.id);
  const about = isUnregistered
    ? t('members.unregistered')
    : format.list(names) || t(detail.members.length > all.length ? 'common:observer' : 'members.no_role');
  const inside = (
    <>
      {casting.canEdit && <Icon name="drag" size={16} className={styles.grip} />}
      <Avatar name={member.name} size={30} />
      <span className={styles.person}>
        <b>
          {member.name}
          {member.id === detail.state.leader_id && <Tag tone="ink">{t('members.leader')}</Tag>}
        </b>
        <i className={classNames(isUnregistered && styles.fault)}>{about}</i>
      </span>
    </>
  );
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.member, isDragging && drag.lifted, isPicked && drag.picked)}
    >
      {casting.canEdit ? (
        <button type="button" className={styles.grab} aria-pressed={isPicked} {...listeners} onClick={onPick}>
          {inside}
        </button>
      ) : (
        <span className={styles.grab}>{inside}</span>
      )}
      <span className={styles.tally}>{mine.length}</span>
      {items.length > 0 && (
        <Menu label={t('members.acts', { name: member.name })} items={items} buttonClass={styles.dots ?? ''}>
          <Icon name="more" size={16} />
        </Menu>
      )}
    </li>
  );
}

function CastingBar({
  casting,
  holders,
}: {
  casting: CastingActs;
  holders: Readonly<Record<string, number>>;
}) {
  const { t } = useTranslation('task');
  return (
    <div className={styles.castingBar}>
      <Button size="sm" icon="swap" onClick={casting.atRandom}>
        {t('casting.random')}
      </Button>
      <Button size="sm" icon="undo" disabled={!casting.canUndo} onClick={casting.undo}>
        {t('casting.undo')}
      </Button>
      <Button size="sm" icon="x" disabled={Object.keys(holders).length === 0} onClick={casting.clear}>
        {t('casting.clear')}
      </Button>
    </div>
  );
}
