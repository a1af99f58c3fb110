import { LIMITS, type SecretName } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './integrations.module.css';

interface SecretFieldProps {
  name: SecretName;
  isSet: boolean;
  /** Of a service at another address: what was set is forgotten. */
  isMoved: boolean;
  /** What was entered; '' takes it away, null leaves it as it is. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Written and never read: the server tells only whether there is one. */
export function SecretField({ name, isSet, isMoved, value, onChange }: SecretFieldProps) {
  const { t } = useTranslation('integrations');
  const stays = isSet && !isMoved && value !== '';
  return (
    <div className={styles.secret}>
      <Field
        label={t(`secret.${name}`)}
        warning={isSet && isMoved && !value ? t('secret.moved') : null}
        hint={value ? null : t(stays ? 'secret.is_set' : 'secret.unset')}
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="new-password"
            maxLength={LIMITS.integration_secret}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value || null)}
          />
        )}
      </Field>
      {stays && (
        <Button variant="text" onClick={() => onChange('')}>
          {t('secret.remove')}
        </Button>
      )}
    </div>
  );
}
