import { LIMITS, type Team } from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { isNameFault, teamFault } from '../../../domain/team/team-form.ts';
import { useChangeTeam } from '../../../domain/team/use-change-team.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './rename-form.module.css';

/** The team's name in place of its title. */
export function RenameForm({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useTranslation(['task', 'common']);
  const [name, setName] = useState(team.name);
  const { change, isBusy, fault, setFault } = useChangeTeam(team, onClose);
  function submit(event: FormEvent) {
    event.preventDefault();
    const own = teamFault({ hasProject: true, name, memberCount: 1, room: 1 });
    if (own) setFault(own);
    else if (name.trim() === team.name) onClose();
    else change({ name: name.trim() });
  }
  return (
    <form className={styles.rename} onSubmit={submit}>
      <Field
        label={t('team.name')}
        count={{ value: name, max: LIMITS.team_name }}
        error={isNameFault(fault) && fault !== 'name_long' ? t('fault.name_missing') : null}
      >
        {(control) => (
          <TextInput
            {...control}
            value={name}
            autoFocus
            onChange={(event) => {
              setFault(null);
              setName(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('common:act.save')}
      </Button>
      <Button onClick={onClose}>{t('common:act.cancel')}</Button>
    </form>
  );
}
