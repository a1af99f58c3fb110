import type { FlowRole } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { SelectInput, TextInput } from '../field/inputs.tsx';
import styles from './rich-text-editor.module.css';

export type Insertion =
  | { kind: 'seal'; name: string }
  | { kind: 'signature'; role_id: string; label: string };

export interface InsertDialogProps {
  kind: Insertion['kind'];
  roles: readonly FlowRole[];
  onInsert: (insertion: Insertion) => void;
  onClose: () => void;
}

const MAX = { seal: 20, signature: 40 } as const;

/** Asks the one thing an insertion needs: whose seal, who signs. */
export function InsertDialog({ kind, roles, onInsert, onClose }: InsertDialogProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const [text, setText] = useState('');
  const [role, setRole] = useState(roles[0]?.id ?? '');
  const value = text.trim();
  const isReady = kind === 'signature' ? role !== '' : value !== '' && value.length <= MAX[kind];
  const insert = () => {
    const chosen = roles.find((one) => one.id === role);
    if (kind === 'seal') onInsert({ kind, name: value });
    else if (chosen)
      onInsert({ kind, role_id: chosen.id, label: `${format.pick(chosen.name)}${t('insert.colon')}` });
    onClose();
  };
  return (
    <Dialog
      title={t(`insert.${kind}.title`)}
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('insert.cancel')}</Button>
          <Button variant="primary" disabled={!isReady} onClick={insert}>
            {t('insert.insert')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) insert();
        }}
      >
        {kind === 'signature' ? (
          <Field label={t('insert.signature.label')}>
            {(control) => (
              <SelectInput
                {...control}
                className={styles.choice}
                value={role}
                options={roles.map(({ id, name }) => ({ value: id, label: format.pick(name) }))}
                onChange={setRole}
              />
            )}
          </Field>
        ) : (
          <Field
            label={t(`insert.${kind}.label`)}
            hint={t(`insert.${kind}.hint`)}
            count={{ value: text, max: MAX[kind] }}
          >
            {(control) => (
              <TextInput {...control} value={text} onChange={(event) => setText(event.target.value)} />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}
