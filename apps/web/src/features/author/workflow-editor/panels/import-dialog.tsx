import {
  type OutputOf,
  type WorkflowDetail,
  workflowDetail,
  workflowList,
  workflowXmlImport,
} from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { FileInput } from '../../../../components/field/file-input.tsx';
import { ImportReport } from '../../../../domain/flow/import-report/import-report.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { ApiError, call } from '../../../../lib/api-client.ts';
import { callKey } from '../../../../lib/query.ts';
import { useFit } from '../canvas/use-fit.ts';
import { useEditor } from '../session/editor.ts';
import type { Saver } from '../session/saver.ts';
import styles from './dialogs.module.css';

type Imported = OutputOf<typeof workflowXmlImport>;

/** A BPMN file in place of what is drawn, and what of it could not be taken over. */
export function ImportDialog(props: { detail: WorkflowDetail; saver: Saver; onClose: () => void }) {
  const { detail, saver, onClose } = props;
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const fit = useFit();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [done, setDone] = useState<Imported | null>(null);
  const read = async () => {
    if (!file) return;
    setBusy(true);
    setFault('');
    try {
      if (!(await saver.flush())) return;
      const answer = await call(
        workflowXmlImport,
        { flow_id: detail.flow_id, revision: saver.revision() },
        { file, shown: 'in-place' },
      );
      const now = await call(workflowDetail, { flow_id: detail.flow_id }, { shown: 'in-place' });
      // As a change of one's own, so that it can be taken back.
      editor.edit(() => now.flow);
      fit();
      saver.receive({ revision: now.revision, flow: now.flow, by: null });
      await client.invalidateQueries({ queryKey: callKey(workflowList) });
      setDone(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
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
          <Button variant="primary" onClick={onClose}>
            {t('import.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('import.cancel')}</Button>
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
        <>
          <p className={styles.intro}>{t('import.text')}</p>
          <FileInput aria-label={t('import.file')} accept=".bpmn,.xml" onFile={setFile} />
          {fault && <p role="alert">{fault}</p>}
        </>
      )}
    </Dialog>
  );
}
