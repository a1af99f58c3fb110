import { CODE, type FactorWay, type identityBind, type Me, type wechatBind } from '@lets/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import styles from './bind-form.module.css';
import { CredentialFields, type Credentials } from './credential-fields.tsx';
import { waysOf } from './later-step.tsx';
import { Refusal } from './refusal.tsx';
import { useSubmit } from './use-submit.ts';

interface BindFormProps<Conflict extends string> {
  by: typeof wechatBind | typeof identityBind;
  ticket: string;
  /** Who has been identified elsewhere, and what to do. */
  intro: string;
  submitLabel: string;
  /** What may stand in the way besides the ticket, as the refusal names it, and how it is said. */
  conflicts: readonly Conflict[];
  wordsOf: (conflict: Conflict | 'ticket') => string;
  /** Where the ticket is used or over. */
  again: ReactNode;
  onBound: (me: Me) => void;
  /** The password was right, and the account has a second factor. */
  onSecondStep: (ways: readonly FactorWay[]) => void;
}

/** The first time: says by a password whose account somebody has who was identified elsewhere. */
export function BindForm<Conflict extends string>(props: BindFormProps<Conflict>) {
  const { by, ticket, intro, submitLabel, conflicts, wordsOf, again, onBound, onSecondStep } = props;
  const [value, setValue] = useState<Credentials>({ account: '', password: '' });
  const [isTried, setTried] = useState(false);
  const { submit, isPending, error, wait } = useSubmit(by, (fault) => {
    const ways = waysOf(fault);
    if (ways) onSecondStep(ways);
  });
  const conflict = conflictOf(error, conflicts);

  async function bind(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const { account, password } = value;
    if (!account.trim() || !password) return;
    const me = await submit({ ticket, account: account.trim(), password });
    if (me) onBound(me);
  }

  return (
    <form onSubmit={(event) => void bind(event)} noValidate>
      <p className={styles.intro}>{intro}</p>
      <Refusal error={error} wait={wait} words={conflict ? wordsOf(conflict) : ''} />
      <CredentialFields value={value} onChange={setValue} isTried={isTried} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={isPending}
        className={styles.submit ?? ''}
      >
        {submitLabel}
      </Button>
      {conflict === 'ticket' && <div className={styles.again}>{again}</div>}
    </form>
  );
}

/** What stands in the way of a binding, by the field that the refusal names. */
function conflictOf<Conflict extends string>(
  error: unknown,
  conflicts: readonly Conflict[],
): Conflict | 'ticket' | null {
  if (!(error instanceof ApiError) || error.code !== CODE.changed_meanwhile) return null;
  const data = typeof error.data === 'object' && error.data !== null ? error.data : {};
  return conflicts.find((field) => field in data) ?? 'ticket';
}
