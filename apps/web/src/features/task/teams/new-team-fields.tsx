import { LIMITS } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PeoplePicker } from './people-picker.tsx';
import { isMemberFault, isNameFault } from './team-form.ts';
import styles from './teams.module.css';
import type { NewTeam } from './use-create-team.ts';

/** Name and members of a new team. */
export function NewTeamFields(props: { team: NewTeam; isLocked?: boolean; width?: number }) {
  const { team, isLocked = false, width = 398 } = props;
  const { t } = useTranslation('task');
  const { fault } = team;
  const isTooLong = fault === 'name_long';
  return (
    <>
      <Field
        label={t('team.name')}
        required
        count={{ value: team.name, max: LIMITS.team_name }}
        error={isNameFault(fault) && !isTooLong ? t('fault.name_missing') : null}
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
      <fieldset className={styles.membersField} disabled={isLocked}>
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
          <p className={styles.more}>{t('team.project_first')}</p>
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
    </>
  );
}
