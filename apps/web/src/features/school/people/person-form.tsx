import {
  AccountName,
  EmailOrNone,
  IDENTITY,
  isStrongPassword,
  LIMITS,
  type ManagedUser,
  type userSave,
} from '@lets/contract';
import { Select } from 'antd';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import type { CallInput } from '../../../lib/api-client.ts';
import { brand } from '../../../lib/brand.ts';
import { type FieldFault, faultOf } from '../../../lib/faults.ts';
import { ClassesField, type Enrolment } from './classes-field.tsx';
import { type Kind, whoIn } from './kinds.ts';
import styles from './people.module.css';

type PersonFault = FieldFault | 'account_form' | 'email_form' | 'taken';

export interface PersonDraft {
  account: string;
  name: string;
  student_id: string;
  gender: '' | 'male' | 'female';
  email: string;
  contact: string;
  password: string;
  classes: readonly Enrolment[];
}

const EMPTY: PersonDraft = {
  account: '',
  name: '',
  student_id: '',
  gender: '',
  email: '',
  contact: '',
  password: '',
  classes: [],
};

export function draftOf(user: ManagedUser): PersonDraft {
  const { account, name, student_id, gender, email, contact, classes } = user;
  const enrolments = classes.map(({ id, name: said, course }) => ({ id, name: said, course }));
  return {
    account,
    name,
    student_id,
    gender: gender ?? '',
    email,
    contact,
    password: '',
    classes: enrolments,
  };
}

/** Pure: the draft as it is sent. */
export function inputOf(draft: PersonDraft, kind: Kind, id?: number): CallInput<typeof userSave> {
  const { classes, password, ...fields } = draft;
  return {
    ...fields,
    ...whoIn(kind),
    ...(id !== undefined && { id }),
    ...(kind === 'experiment' && { class_ids: classes.map((one) => one.id) }),
    ...(password && { password }),
  };
}

/** Pure: what the server would refuse, by field and by the machine's word for it. */
function faultsOfDraft(draft: PersonDraft, isNew: boolean): Partial<Record<keyof PersonDraft, PersonFault>> {
  const isAccount = AccountName.safeParse(draft.account).success;
  const isEmail = EmailOrNone.safeParse(draft.email.trim()).success;
  const account = draft.account.trim();
  return {
    ...(!draft.name.trim() && { name: 'missing' }),
    ...(isNew && (!account ? { account: 'missing' } : !isAccount && { account: 'account_form' })),
    ...(!isEmail && { email: 'email_form' }),
    ...(draft.password &&
      !isStrongPassword(draft.password, account, brand.get().password) && { password: 'too_weak' }),
  };
}

/** What an account holds, for adding one and for changing one. */
export function PersonForm(props: {
  kind: Kind;
  start?: PersonDraft;
  isNew: boolean;
  isBusy: boolean;
  error: unknown;
  submitLabel: string;
  secondary?: ReactNode;
  onSubmit: (draft: PersonDraft) => void;
}) {
  const { kind, start = EMPTY, isNew, isBusy, error, submitLabel, secondary, onSubmit } = props;
  const { t } = useTranslation(['people', 'common']);
  const [draft, setDraft] = useState(start);
  const [isTried, setTried] = useState(false);
  const faults = faultsOfDraft(draft, isNew);
  const isStudent = whoIn(kind).identity === IDENTITY.student;
  const set = (part: Partial<PersonDraft>) => setDraft({ ...draft, ...part });
  const wordOf = (key: keyof PersonDraft) => {
    const own = isTried ? faults[key] : undefined;
    if (own) return own;
    const said = faultOf(error, key);
    return said === 'wrong' && key === 'account' ? 'taken' : said;
  };
  const fault = (key: keyof PersonDraft) => {
    const word = wordOf(key);
    switch (word) {
      case null:
        return null;
      case 'account_form':
      case 'email_form':
      case 'taken':
        return t(`form.fault.${word}`);
      default:
        return t(`common:fault.${word}`);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(faults);
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    onSubmit(draft);
  };
  const text = (
    key: 'account' | 'name' | 'student_id' | 'email' | 'contact' | 'password',
    max: number,
    more: { required?: boolean; hint?: string; disabled?: boolean; label?: string } = {},
  ) => (
    <Field
      label={more.label ?? t(key === 'password' ? 'form.password' : `column.${key}`)}
      required={more.required ?? false}
      error={fault(key)}
      hint={more.hint}
    >
      {(control) => (
        <TextInput
          {...control}
          name={key}
          value={draft[key]}
          maxLength={max}
          disabled={more.disabled ?? false}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => set({ [key]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        {text('name', LIMITS.person_name, { required: true })}
        <Field label={t('form.gender')}>
          {({ id }) => (
            <Select
              id={id}
              style={{ width: '100%' }}
              value={draft.gender}
              onChange={(gender) => set({ gender })}
              options={(['', 'female', 'male'] as const).map((value) => ({
                value,
                label: t(`gender.${value || 'unsaid'}`),
              }))}
            />
          )}
        </Field>
        {text('account', LIMITS.account, {
          required: isNew,
          disabled: !isNew,
          hint: t(isNew ? 'form.account_hint' : 'form.account_fixed'),
        })}
        {text('student_id', LIMITS.student_id, {
          label: t(`column.${isStudent ? 'student_id' : 'staff_id'}`),
        })}
        {text('email', LIMITS.email)}
        {text('contact', LIMITS.contact)}
        {isNew && text('password', LIMITS.password_max, { hint: t('form.password_hint') })}
      </div>
      {kind === 'experiment' && (
        <ClassesField value={draft.classes} onChange={(classes) => set({ classes })} />
      )}
      <div className={styles.foot}>
        {secondary}
        <Button type="submit" variant="primary" busy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
