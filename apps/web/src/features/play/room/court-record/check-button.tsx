import { recordCheck } from '@lets/contract';
import { courtOf } from '@lets/engine';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { only, useRoom } from '../room-context.tsx';

/** Beside the record as it is written: opens the closed one, or closes it, for the role that keeps it. */
export function CheckRecordButton() {
  const { t } = useTranslation('court');
  const { nodeId, openRecord, canAct, me } = useRoom(only('nodeId', 'openRecord', 'canAct', 'me'));
  const visit = useRoom(({ section }) => section?.opened_seq);
  const isClosed = useRoom(({ section }) => courtOf(section).record !== null);
  const [isAsking, setAsking] = useState(false);
  const mayClose = canAct('close_record') && !me.isStaff;
  if (visit === undefined || (!isClosed && !mayClose)) return null;
  return (
    <>
      {mayClose ? (
        <Button size="sm" icon="sign" onClick={() => setAsking(true)}>
          {t('record.check')}
        </Button>
      ) : (
        <Button size="sm" icon="sign" onClick={() => openRecord(nodeId, visit)}>
          {t('record.open')}
        </Button>
      )}
      {isAsking && <CloseRecordDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function CloseRecordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('court');
  const { act, nodeId, section, openRecord } = useRoom(only('act', 'nodeId', 'section', 'openRecord'));
  const [isBusy, run] = useBusy();
  const close = () =>
    run(async () => {
      await act(recordCheck, { kind: 'close' });
      onClose();
      if (section) openRecord(nodeId, section.opened_seq);
    });
  return (
    <Dialog
      title={t('record.check')}
      icon="sign"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('record.not_yet')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void close()}>
            {t('record.close')}
          </Button>
        </>
      }
    >
      <p>{t('record.close_text', { count: section?.inside.length ?? 0 })}</p>
    </Dialog>
  );
}
