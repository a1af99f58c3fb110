import {
  CHANGE_FIRST_FOR,
  factorList,
  LEAST_IDLE_MINUTES,
  SECOND_FACTOR_FOR,
  type Settings,
  SIGN_IN_RANGES,
  type SignInRules,
  settingGet,
  settingSave,
} from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { SelectInput } from '../../../components/field/inputs.tsx';
import { useUnsaved } from '../../../components/leave-guard/use-unsaved.ts';
import { Card } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { isWithin, NumberField, type Range } from './number-field.tsx';
import styles from './setting.module.css';

const NUMBERS = ['password_days', 'password_history', 'idle_minutes'] as const;
type NumberRule = (typeof NUMBERS)[number];
type Draft = Pick<SignInRules, 'second_factor' | 'password_change_first'> & Record<NumberRule, string>;

/** The least number that is not 0, and the greatest. */
function rangeOf(rule: NumberRule): Range {
  return [rule === 'idle_minutes' ? LEAST_IDLE_MINUTES : 1, SIGN_IN_RANGES[rule][1]];
}

const isRight = (rule: NumberRule, text: string) => isWithin(text, rangeOf(rule), { zero: true });

/** How people sign in: the second factor, how long a password holds, how long a session may be idle. */
export function SignInCard({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['setting', 'common']);
  const start: Draft = {
    second_factor: settings.second_factor,
    password_change_first: settings.password_change_first,
    password_days: String(settings.password_days),
    password_history: String(settings.password_history),
    idle_minutes: String(settings.idle_minutes),
  };
  const [draft, setDraft] = useState(start);
  const save = useAct(settingSave, {
    invalidates: [settingGet, factorList],
    onSuccess: () => toast(t('saved'), { type: 'success' }),
  });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  useUnsaved(isChanged);
  const isWrong = NUMBERS.some((rule) => !isRight(rule, draft[rule]));

  function submit(event: FormEvent) {
    event.preventDefault();
    const { second_factor, password_change_first } = draft;
    save.mutate({
      second_factor,
      password_change_first,
      password_days: Number(draft.password_days),
      password_history: Number(draft.password_history),
      idle_minutes: Number(draft.idle_minutes),
    });
  }

  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.head}>
        <h2>{t('sign_in.title')}</h2>
      </header>
      <p className={styles.text}>{t('sign_in.text')}</p>
      <form onSubmit={submit}>
        <div className={styles.languages}>
          <SecondFactorField
            value={draft.second_factor}
            onChange={(second_factor) => setDraft({ ...draft, second_factor })}
          />
          <Field label={t('sign_in.password_change_first')} hint={t('sign_in.password_change_first_hint')}>
            {(control) => (
              <SelectInput
                {...control}
                className={styles.choice ?? ''}
                value={draft.password_change_first}
                options={CHANGE_FIRST_FOR.map((value) => ({ value, label: t(`sign_in.for.${value}`) }))}
                onChange={(password_change_first) => setDraft({ ...draft, password_change_first })}
              />
            )}
          </Field>
        </div>
        <div className={styles.zeroed}>
          {NUMBERS.map((rule) => {
            const [min, max] = rangeOf(rule);
            return (
              <NumberField
                key={rule}
                label={t(`sign_in.${rule}`)}
                error={isRight(rule, draft[rule]) ? null : t('sign_in.wrong', { min, max })}
                hint={t('sign_in.zero_range', { min, max })}
                value={draft[rule]}
                onChange={(value) => setDraft({ ...draft, [rule]: value })}
              />
            );
          })}
        </div>
        <footer className={styles.foot}>
          <Button type="submit" busy={save.isPending} disabled={isWrong || !isChanged}>
            {t('common:act.save')}
          </Button>
        </footer>
      </form>
    </Card>
  );
}

interface SecondFactorFieldProps {
  value: SignInRules['second_factor'];
  onChange: (value: SignInRules['second_factor']) => void;
}

/** Warns those who would demand of themselves what they have not got. */
function SecondFactorField({ value, onChange }: SecondFactorFieldProps) {
  const { t } = useTranslation('setting');
  const own = useCall(factorList, {}, { quiet: 'only a warning hangs on it' });
  const isMissing = own.data?.totp === null && own.data.passkeys.length === 0 && value !== 'off';
  return (
    <Field
      label={t('sign_in.second_factor')}
      warning={isMissing ? t('sign_in.second_factor_own') : null}
      hint={t('sign_in.second_factor_hint')}
    >
      {(control) => (
        <SelectInput
          {...control}
          className={styles.choice ?? ''}
          value={value}
          options={SECOND_FACTOR_FOR.map((one) => ({ value: one, label: t(`sign_in.for.${one}`) }))}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
