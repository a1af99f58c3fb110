import { LIMITS } from '@lets/contract';
import { Switch } from 'antd';
import { useId } from 'react';
import { Field } from '../../components/field/field.tsx';
import { TextInput } from '../../components/field/inputs.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { PeoplePicker } from './people-picker.tsx';
import { isMemberFault, isNameFault } from './team-form.ts';
import styles from './teams.module.css';
import type { NewTeam } from './use-create-team.ts';

/** Name, members and openness of a new team, one after the other; locked until there is a case. */
export function NewTeamFields(props: { team: NewTeam; isLocked?: boolean; width?: number }) {
  const { team, isLocked = false, width = 398 } = props;
  const { t } = useTranslation('task');
  const { fault } = team;
  return (
    <>
      <div className={styles.step} data-step="name">
        <Field
          label={t('team.name')}
          required
          count={{ value: team.name, max: LIMITS.team_name }}
          error={isNameFault(fault) && fault !== 'name_long' ? t('fault.name_missing') : null}
        >
          {(control) => (
            <TextInput
              {...control}
              value={team.name}
              disabled={isLocked}
              placeholder={t('team.name_hint')}
              onChange={(event) => team.setName(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Members
        team={team}
        isLocked={isLocked || !team.isNamed}
        hint={isLocked ? 'project' : 'name'}
        width={width}
      />
      <OpenSwitch team={team} isLocked={isLocked} />
    </>
  );
}

function Members(props: { team: NewTeam; isLocked: boolean; hint: 'project' | 'name'; width: number }) {
  const { team, isLocked, hint, width } = props;
  const { t } = useTranslation('task');
  const { fault } = team;
  return (
    <fieldset className={styles.membersField} data-step="members" disabled={isLocked}>
      <legend>
        {t('team.members')}
        <small>{t('team.chosen', { count: team.people.length, all: team.people.length + 1 })}</small>
      </legend>
      {isMemberFault(fault) && (
        <p className={styles.fault} role="alert">
          <Icon name="alert" size={14} />
          {t(`fault.${fault ?? 'members_missing'}`, { count: team.room + 1 })}
        </p>
      )}
      {isLocked ? (
        <p className={styles.more}>{t(hint === 'project' ? 'team.project_first' : 'team.name_first')}</p>
      ) : (
        <PeoplePicker
          chosen={team.people}
          onChange={team.setPeople}
          taken={[]}
          room={team.room}
          width={width}
        />
      )}
    </fieldset>
  );
}

function OpenSwitch({ team, isLocked }: { team: NewTeam; isLocked: boolean }) {
  const { t } = useTranslation('team');
  const id = useId();
  return (
    <div className={styles.openSwitch}>
      <Switch id={id} checked={team.isOpen} disabled={isLocked} onChange={team.setOpen} />
      <label htmlFor={id}>{t('open.new')}</label>
    </div>
  );
}
