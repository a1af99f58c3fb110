import { approvalList, DUTIES, type Duty, type DutyState, dutySet } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import styles from './duties.module.css';

type Chosen = Partial<Record<Duty, number>>;

/** One person for each duty; those who may not change it see who they are. */
export function DutyForm({ state }: { state: DutyState }) {
  const { t } = useTranslation('duties');
  const { people, may_set } = state;
  const [chosen, setChosen] = useState<Chosen>(() => holdersOf(state));
  const set = useAct(dutySet, {
    invalidates: [approvalList],
    onSuccess: () => toast(t('asked'), { type: 'info' }),
  });
  const ids = DUTIES.flatMap((duty) => chosen[duty] ?? []);
  const isSame = new Set(ids).size < ids.length;
  const { system, security, audit } = chosen;
  const isWhole = system !== undefined && security !== undefined && audit !== undefined && !isSame;
  const isChanged = DUTIES.some((duty) => chosen[duty] !== holdersOf(state)[duty]);
  const options = people.map(({ id, name, account }) => ({ value: id, label: `${name} (${account})` }));
  return (
    <>
      <div className={styles.duties}>
        {DUTIES.map((duty) => (
          <Field key={duty} label={t(`duty.${duty}`)} hint={t(`what.${duty}`)}>
            {({ id }) => (
              <Select<number>
                id={id}
                className={styles.choice ?? ''}
                disabled={!may_set}
                placeholder={t('choose')}
                value={chosen[duty] ?? null}
                options={options}
                onChange={(person) => setChosen({ ...chosen, [duty]: person })}
              />
            )}
          </Field>
        ))}
      </div>
      {may_set && people.length < DUTIES.length && <p className={styles.warning}>{t('too_few')}</p>}
      {isSame && <p className={styles.warning}>{t('same')}</p>}
      {may_set && (
        <footer className={styles.foot}>
          <Button
            variant="primary"
            busy={set.isPending}
            disabled={!isWhole || !isChanged}
            onClick={() => isWhole && set.mutate({ system, security, audit })}
          >
            {t('set')}
          </Button>
        </footer>
      )}
    </>
  );
}

/** Pure: who has which duty now. */
function holdersOf({ people }: DutyState): Chosen {
  return Object.fromEntries(
    DUTIES.flatMap((duty) => {
      const holder = people.find((person) => person.duty === duty);
      return holder ? [[duty, holder.id]] : [];
    }),
  );
}
