import { type FlowRole, ROLE_TYPES, SIDES } from '@lets/contract';
import { Select } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { sideKey } from '../../../../domain/flow/side-words.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import styles from '../steps/parts.module.css';
import { newRole } from './new-role.ts';

type Said = Pick<FlowRole, 'name' | 'type' | 'side'>;
const NOTHING: Said = { name: { zh: '', en: '' }, type: 'other', side: 'third' };

/** What a role is called and on which side it stands; the rest is set in its own step. */
export function NewRoleDialog(props: {
  roles: readonly FlowRole[];
  onMade: (role: FlowRole) => void;
  onClose: () => void;
}) {
  const { roles, onMade, onClose } = props;
  const { t } = useTranslation(['setup', 'common', 'sides']);
  const form = useId();
  const [said, say] = useState(NOTHING);
  const [isTried, setTried] = useState(false);
  const name = { zh: said.name.zh.trim(), en: said.name.en.trim() };
  const isTaken = roles.some(
    (role) => role.name.zh === name.zh || (name.en !== '' && role.name.en === name.en),
  );
  const fault = name.zh === '' ? t('new_role.missing') : isTaken ? t('new_role.taken') : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault === null) onMade(newRole({ roles: [...roles] }, { ...said, name }));
  };
  return (
    <Dialog
      title={t('new_role.title')}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('new_role.act')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.fields} onSubmit={submit} noValidate>
        <TextPair
          label={t('role.name')}
          value={said.name}
          max={40}
          required
          untried={!isTried}
          onChange={(next) => say({ ...said, name: next })}
        />
        {isTried && fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <div className={styles.row}>
          <Field label={t('role.type')}>
            {({ id }) => (
              <Select
                id={id}
                style={{ width: 180 }}
                value={said.type}
                onChange={(type) => say({ ...said, type })}
                options={ROLE_TYPES.map((value) => ({ value, label: t(`common:role_type.${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('role.side')}>
            {({ id }) => (
              <Select
                id={id}
                style={{ width: 180 }}
                value={said.side}
                onChange={(side) => say({ ...said, side })}
                options={SIDES.map((value) => ({ value, label: t(sideKey(roles, value)) }))}
              />
            )}
          </Field>
        </div>
        <p className={styles.kindLabel}>{t('new_role.hint')}</p>
      </form>
    </Dialog>
  );
}
