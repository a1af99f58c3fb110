import { LIMITS, type Team, teamInvite, teamList } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { toast } from '../../components/toast/toast.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useAct } from '../../lib/query.ts';
import { PeoplePicker, type Person } from './people-picker.tsx';
import { chosenFault, faultOfRefusal, type TeamFault } from './team-form.ts';
import styles from './teams.module.css';
import { useChangeTeam } from './use-change-team.ts';

const idsOf = (people: readonly { readonly id: number }[]) => people.map(({ id }) => id);

/** Takes class mates into a team at once. */
export function AddMembersDialog(props: { team: Team; onClose: () => void; onDone?: () => void }) {
  const { team, onClose, onDone } = props;
  const { t } = useTranslation(['task', 'team']);
  const [people, setPeople] = useState<readonly Person[]>([]);
  const { change, isBusy, fault, setFault } = useChangeTeam(team, () => {
    toast(t('team.added', { count: people.length }), { type: 'success' });
    onDone?.();
    onClose();
  });
  return (
    <PeopleDialog
      team={team}
      title={t('team.add_to', { name: team.name })}
      about={t('team.room', { count: team.members.length, max: team.capacity })}
      act={t('team.add', { count: people.length })}
      room={team.capacity - team.members.length}
      {...{ people, setPeople, fault, setFault, isBusy, onClose }}
      onSubmit={() => change({ add: idsOf(people) })}
    />
  );
}

/** Invites class mates; each decides for themselves. */
export function InviteDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useTranslation('team');
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [fault, setFault] = useState<TeamFault | null>(null);
  const act = useAct(teamInvite, {
    shown: 'in-place',
    invalidates: [teamList],
    onSuccess: () => {
      toast(t('invite.done', { count: people.length }), { type: 'success' });
      onClose();
    },
    onError: (error) => {
      const meant = faultOfRefusal(error);
      setFault(meant);
      if (!meant && error instanceof ApiError) toast(error.message, { type: 'error' });
    },
  });
  return (
    <PeopleDialog
      team={team}
      title={t('invite.to', { name: team.name })}
      about={t('invite.about', { count: team.capacity - team.members.length })}
      act={t('invite.act', { count: people.length })}
      room={LIMITS.team_size}
      {...{ people, setPeople, fault, setFault, isBusy: act.isPending, onClose }}
      onSubmit={() => act.mutate({ team_id: team.id, user_ids: idsOf(people) })}
    />
  );
}

interface PeopleDialogProps {
  team: Team;
  title: string;
  about: string;
  act: string;
  room: number;
  people: readonly Person[];
  setPeople: (people: readonly Person[]) => void;
  fault: TeamFault | null;
  setFault: (fault: TeamFault | null) => void;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

function PeopleDialog(props: PeopleDialogProps) {
  const { team, title, about, act, room, people, setPeople, fault, setFault, isBusy, onSubmit, onClose } =
    props;
  const { t } = useTranslation(['task', 'common']);
  const taken = idsOf(team.members);
  const submit = () => {
    // Someone chosen may have come in by themselves meanwhile.
    const own = chosenFault(idsOf(people), taken);
    if (own) setFault(own);
    else onSubmit();
  };
  return (
    <Dialog
      title={title}
      icon="users"
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={submit}>
            {act}
          </Button>
        </>
      }
    >
      <p className={styles.about}>{about}</p>
      {fault && (
        <p className={styles.fault} role="alert">
          <Icon name="alert" size={14} />
          {t(`fault.${fault}`, { count: team.capacity })}
        </p>
      )}
      <PeoplePicker
        chosen={people}
        onChange={(next) => {
          setFault(null);
          setPeople(next);
        }}
        taken={taken}
        onTaken={() => setFault('members_exist')}
        invited={idsOf(team.invited)}
        room={room}
      />
    </Dialog>
  );
}
