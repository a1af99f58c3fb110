import { docDetail } from '@lets/contract';
import { type DocumentState, documentOf } from '@lets/engine';
import { useState } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { ErrorState } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useCall } from '../../../../lib/query.ts';
import { RequestSignatureDialog } from '../documents/request-signature-dialog.tsx';
import { only, useRoom } from '../room-context.tsx';
import { ChooseDocument } from './choose-document.tsx';

/** Asks for signatures: first of which document, then of whom. */
export function SignRequestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('room');
  const { me, currentRole } = useRoom(only('me', 'currentRole'));
  const standing = useRoom(({ state }) =>
    Object.keys(state.documents).flatMap((id) => documentOf(state, id) ?? []),
  );
  const [chosen, choose] = useState<DocumentState | null>(null);
  if (chosen) return <OfWhom document={chosen} onClose={onClose} />;
  const isHost = me.hostRole !== undefined;
  const documents = standing.filter((document) => isHost || document.author_role === currentRole);
  return (
    <ChooseDocument
      title={t('act.sign_request')}
      icon="sign"
      text={t('signature.which')}
      confirmLabel={t('signature.next')}
      documents={documents}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

function OfWhom({ document, onClose }: { document: DocumentState; onClose: () => void }) {
  const { t } = useTranslation('room');
  const eid = useRoom(({ eid }) => eid);
  const read = useCall(docDetail, { eid, doc_id: document.id }, { staleTime: 0 });
  if (read.data) return <RequestSignatureDialog document={read.data} onClose={onClose} />;
  if (!read.isError) return null;
  return (
    <Dialog title={t('act.sign_request')} icon="sign" width={460} onClose={onClose}>
      <ErrorState error={read.error} onRetry={() => void read.refetch()} />
    </Dialog>
  );
}
