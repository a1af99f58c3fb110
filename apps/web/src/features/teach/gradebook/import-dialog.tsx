import {
  CODE,
  type GradebookPlan,
  gradebookDetail,
  gradebookImport,
  gradebookPreview,
  LIMITS,
} from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { FileInput } from '../../../components/field/file-input.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, call, isChangedMeanwhile } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/query.ts';
import styles from './dialogs.module.css';
import { Failure } from './entry-form.tsx';
import { ImportPlan } from './import-plan.tsx';

interface ImportProps {
  scope: { course_id: number; class_id?: number };
  onClose: () => void;
}

type State =
  | { readonly step: 'choose' }
  | { readonly step: 'reading' }
  | { readonly step: 'refused'; readonly error: unknown }
  | { readonly step: 'plan'; readonly plan: GradebookPlan; readonly isAgain: boolean };

/** A sheet comes back: what it changes is shown first, and kept when the teacher says so. */
export function ImportDialog({ scope, onClose }: ImportProps) {
  const { t } = useTranslation(['gradebook', 'common']);
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<State>({ step: 'choose' });
  const [note, setNote] = useState('');
  const [saving, setSaving] = useState<'no' | 'busy' | { readonly error: unknown }>('no');
  const preview = async (sheet: File, isAgain: boolean) => {
    setState({ step: 'reading' });
    try {
      const plan = await call(gradebookPreview, scope, { file: sheet, shown: 'in-place' });
      setState({ step: 'plan', plan, isAgain });
    } catch (error) {
      setState({ step: 'refused', error });
    }
  };
  const choose = (sheet: File | null) => {
    setFile(sheet);
    setSaving('no');
    setState({ step: 'choose' });
    if (!sheet) return;
    setNote(t('import.note_usual', { file: sheet.name }).slice(0, LIMITS.reason));
    void preview(sheet, false);
  };
  const save = async (sheet: File, { revision }: GradebookPlan) => {
    setSaving('busy');
    try {
      const input = { ...scope, revision, note: note.trim() };
      const kept = await call(gradebookImport, input, { file: sheet, shown: 'in-place' });
      toast(t('import.saved', kept), { type: 'success' });
      void client.invalidateQueries({ queryKey: callKey(gradebookDetail) });
      onClose();
    } catch (error) {
      const isOld = isChangedMeanwhile(error);
      setSaving(isOld ? 'no' : { error });
      if (isOld) await preview(sheet, true);
    }
  };
  const plan = state.step === 'plan' ? state.plan : null;
  const hasChanges = plan !== null && plan.weights.length + plan.score_count > 0;
  return (
    <Dialog
      title={t('import.title')}
      icon="upload"
      width={760}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button
            variant="primary"
            busy={saving === 'busy'}
            disabled={!hasChanges || note.trim() === ''}
            onClick={() => file && plan && void save(file, plan)}
          >
            {t('import.save')}
          </Button>
        </>
      }
    >
      <p>{t('import.text')}</p>
      <Field label={t('import.file')} className={styles.file ?? ''}>
        {(control) => <FileInput {...control} accept=".xlsx" disabled={saving === 'busy'} onFile={choose} />}
      </Field>
      {state.step === 'reading' && <p role="status">{t('import.reading')}</p>}
      {state.step === 'refused' && <Refused error={state.error} />}
      {plan && (
        <>
          {state.step === 'plan' && state.isAgain && (
            <p className={styles.warning} role="alert">
              <Icon name="alert" size={15} />
              {t('import.changed')}
            </p>
          )}
          <ImportPlan plan={plan} />
          {hasChanges && (
            <Field label={t('import.note')} required count={{ value: note, max: LIMITS.reason }}>
              {(control) => (
                <TextInput
                  {...control}
                  value={note}
                  maxLength={LIMITS.reason}
                  onChange={({ target }) => setNote(target.value)}
                />
              )}
            </Field>
          )}
        </>
      )}
      {typeof saving === 'object' && <Failure error={saving.error} />}
    </Dialog>
  );
}

/** The sheet as a whole could not be read. */
function Refused({ error }: { error: unknown }) {
  const { t } = useTranslation('gradebook');
  if (!(error instanceof ApiError) || error.code !== CODE.file_refused) return <Failure error={error} />;
  const said = (error.data ?? {}) as { file?: unknown; limit?: unknown };
  const why = said.limit !== undefined ? 'too_big' : said.file === 'too_many' ? 'too_many' : 'not_a_sheet';
  return (
    <p className={styles.failure} role="alert">
      <Icon name="alert" size={15} />
      {t(`import.refused.${why}`, { rows: LIMITS.gradebook_rows, tasks: LIMITS.gradebook_tasks })}
    </p>
  );
}
