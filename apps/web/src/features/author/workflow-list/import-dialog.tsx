import {
  EXPERIMENT_TYPES,
  type ExperimentType,
  type OutputOf,
  workflowList,
  workflowXmlImport,
} from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { FileInput } from '../../../components/field/file-input.tsx';
import { ImportReport } from '../../../domain/flow/import-report/import-report.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/query.ts';
import styles from './list.module.css';
import { drawPath } from './row-acts.tsx';

type Imported = OutputOf<typeof workflowXmlImport>;

/** A BPMN file becomes a workflow of its own; what of it has no counterpart is said before it is opened. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['workflow', 'common']);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [type, setType] = useState<ExperimentType | 'as_file'>('as_file');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [done, setDone] = useState<Imported | null>(null);
  const read = async () => {
    if (!file) return;
    setBusy(true);
    setFault('');
    try {
      setDone(
        await call(workflowXmlImport, type === 'as_file' ? {} : { experiment_type: type }, {
          file,
          shown: 'in-place',
        }),
      );
      await client.invalidateQueries({ queryKey: callKey(workflowList) });
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : t('common:error.network'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('import.title')}
      icon="upload"
      width={520}
      onClose={onClose}
      footer={
        done ? (
          <>
            <Button onClick={onClose}>{t('import.stay')}</Button>
            <Button variant="primary" onClick={() => void navigate(drawPath(done.flow_id))}>
              {t('import.draw')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('common:act.cancel')}</Button>
            <Button variant="primary" busy={isBusy} disabled={!file} onClick={() => void read()}>
              {t('import.act')}
            </Button>
          </>
        )
      }
    >
      {done ? (
        <ImportReport imported={done} />
      ) : (
        <div className={styles.form}>
          <p>{t('import.text')}</p>
          <Field label={t('import.file')} error={fault}>
            {(control) => <FileInput {...control} accept=".bpmn,.xml" onFile={setFile} />}
          </Field>
          <Field label={t('create.type')}>
            {({ id }) => (
              <Select
                id={id}
                value={type}
                onChange={setType}
                options={[
                  { value: 'as_file' as const, label: t('import.type_of_file') },
                  ...EXPERIMENT_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) })),
                ]}
              />
            )}
          </Field>
        </div>
      )}
    </Dialog>
  );
}
