import { type ExperimentDetail, experimentUpdate, type Team, teamList } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { CreateTeamDialog } from '../../../domain/team/create-team-dialog.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { tableOf } from './role-table.ts';
import styles from './task.module.css';
import type { TaskDraft } from './use-task-draft.ts';

/** The team that plays the task: none yet (then one person holds every role), one of mine, or a new one. */
export function TeamField({ detail, draft }: { detail: ExperimentDetail; draft: TaskDraft }) {
  const { t } = useTranslation('task');
  const [isForming, setForming] = useState(false);
  const teams = useCall(teamList, { project_id: detail.project.id }, { enabled: detail.may.edit });
  const join = useJoinTeam(detail, draft);
  // What a teacher gave a group stays the group's.
  const isMine = detail.creator_type === 'student' && detail.me.is_leader;
  const known = teams.data?.list ?? [];
  const current = detail.team;
  const options = optionsOf(known, current, (name, count) => t('form.team_option', { name, count }));
  return (
    <>
      <Field label={t('form.team')} hint={current ? null : t('form.solo_hint')}>
        {(control) => (
          <Select
            id={control.id}
            className={styles.select}
            value={current?.id ?? 0}
            disabled={!detail.may.edit || join.isBusy}
            loading={join.isBusy}
            onChange={join.take}
            options={isMine ? [{ value: 0, label: t('form.solo') }, ...options] : options}
            popupRender={(menu) => (
              <>
                {menu}
                <div className={styles.newTeam}>
                  <Button variant="text" icon="plus" onClick={() => setForming(true)}>
                    {t('form.new_team')}
                  </Button>
                </div>
              </>
            )}
          />
        )}
      </Field>
      <ReadFault of={teams} />
      {isForming && (
        <CreateTeamDialog
          project={detail.project}
          onClose={() => setForming(false)}
          onCreated={(team) => {
            setForming(false);
            join.take(team.id);
          }}
        />
      )}
    </>
  );
}

function optionsOf(
  known: readonly Team[],
  current: ExperimentDetail['team'],
  label: (name: string, count: number) => string,
) {
  const teams = known.map((team) => ({ id: team.id, name: team.name, count: team.members.length }));
  if (current && !teams.some((team) => team.id === current.id)) {
    teams.unshift({ id: current.id, name: current.name, count: current.members.length });
  }
  return teams.map((team) => ({ value: team.id, label: label(team.name, team.count) }));
}

/**
 * Gives the task to a team; given to the one it has, it takes in who joined since. A person who held every role alone
 * gives them up, so that the team can share them out. 0 takes the team away: the leader holds every role.
 */
export function useJoinTeam(detail: ExperimentDetail, draft: TaskDraft) {
  const update = useAct(experimentUpdate, {
    onSuccess: (answer) => draft.adopt(answer),
    invalidates: [teamList],
  });
  return {
    isBusy: update.isPending,
    take: (team_id: number) => {
      const isNew = team_id > 0 && detail.team?.id !== team_id;
      const roles = detail.flow.roles.map((role) => role.id);
      void draft.save().then((isSaved) => {
        if (isSaved)
          update.mutate({ eid: detail.eid, team_id, ...(isNew && { holders: tableOf({}, roles) }) });
      });
    },
  };
}
