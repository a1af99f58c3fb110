import { LIMITS, messageOf, type OutputOf, projectImport, projectManageList } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { FileInput } from '../../../components/field/file-input.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './form.module.css';
import { casePath } from './paths.ts';

const CODE_FORM = /^[a-z][a-z0-9-]{2,63}$/;
type Imported = OutputOf<typeof projectImport>;

/** A case from another installation, under its own code or, where that is taken, another. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['project', 'common']);
  const { language } = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useId();
  const [file, setFile] = useState<File | null>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isCodeFine = code.trim() === '' || CODE_FORM.test(code.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || !isCodeFine) return setFault(file ? '' : t('import.missing'));
    if (file.size > LIMITS.upload_bytes)
      return setFault(messageOf('file_refused', { limit: LIMITS.upload_bytes })[language]);
    setBusy(true);
    try {
      const input = code.trim() ? { code: code.trim() } : {};
      const made: Imported = await call(projectImport, input, { file, shown: 'in-place' });
      await client.invalidateQueries({ queryKey: callKey(projectManageList) });
      await navigate(casePath(made.project_id, 'info'));
    } catch (error) {
      setFault(refusalOf(error) ?? t('common:error.network'));
      setBusy(false);
    }
  };
  const refusalOf = (error: unknown): string | null => {
    if (!(error instanceof ApiError)) return null;
    const { code: why } = (error.data ?? {}) as { code?: string };
    return why === 'taken' ? t('import.taken') : error.message;
  };
  return (
    <Dialog
      title={t('import.title')}
      width={500}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy}>
            {t('import.act')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.fields} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.note}>{t('import.text')}</p>
        <Field label={t('import.file')} required error={fault}>
          {(control) => (
            <FileInput
              {...control}
              accept=".zip,application/zip"
              onFile={(chosen) => {
                setFile(chosen);
                setFault('');
              }}
            />
          )}
        </Field>
        <Field
          label={t('import.code')}
          hint={t('import.code_hint')}
          error={isCodeFine ? null : t('import.code_form')}
        >
          {(control) => (
            <TextInput {...control} value={code} onChange={({ target }) => setCode(target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
