import { docDetail } from '@lets/contract';
import { type DocumentState, documentOf } from '@lets/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useCall } from '../../../lib/query.ts';
import { RequestSignatureDialog } from '../documents/request-signature-dialog.tsx';
import dialog from '../frame/dialogs.module.css';
import { useRoomContext } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

/** Asks for signatures: first of which document, then of whom. */
export function SignRequestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['room', 'common']);
  const { state, me, currentRole } = useRoomContext();
  const names = useNames();
  const [chosen, choose] = useState<DocumentState | null>(null);
  const [isChosen, setChosen] = useState(false);
  const isHost = me.hostRole !== undefined;
  const documents = Object.keys(state.documents).flatMap((id) => {
    const document = documentOf(state, id);
    return document && (isHost || document.author_role === currentRole) ? [document] : [];
  });
  if (isChosen && chosen) return <OfWhom document={chosen} onClose={onClose} />;
  return (
    <Dialog
      title={t('act.sign_request')}
      icon="sign"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" disabled={!chosen} onClick={() => setChosen(true)}>
            {t('signature.next')}
          </Button>
        </>
      }
    >
      <p>{t('signature.which')}</p>
      {documents.length === 0 && <p className={dialog.empty}>{t('submit.none')}</p>}
      <div className={dialog.options} role="radiogroup" aria-label={t('signature.which')}>
        {documents.map((one) => (
          <label key={one.id} className={dialog.option} data-on={one.id === chosen?.id || undefined}>
            <input
              type="radio"
              name="document"
              checked={one.id === chosen?.id}
              onChange={() => choose(one)}
            />
            {one.name}
            <small>{names.roleName(one.author_role)}</small>
          </label>
        ))}
      </div>
    </Dialog>
  );
}

function OfWhom({ document, onClose }: { document: DocumentState; onClose: () => void }) {
  const { eid } = useRoomContext();
  const read = useCall(docDetail, { eid, doc_id: document.id }, { staleTime: 0 });
  return read.data ? <RequestSignatureDialog document={read.data} onClose={onClose} /> : null;
}
