import { docDetail } from '@lets/contract';
import type { DocumentState } from '@lets/engine';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useCall } from '../../../../lib/query.ts';
import { awaitedSigner, revisionOf } from '../documents/section-documents.ts';
import { SignDialog } from '../documents/sign-dialog.tsx';
import { useSigningRoles } from '../hooks/use-signing-roles.ts';
import { useRoom } from '../room-context.tsx';

/** The way to sign the document that is being read, for the person who was asked to. */
export function SignOpenDocument({ document }: { document: DocumentState }) {
  const { t } = useTranslation('room');
  const eid = useRoom(({ eid }) => eid);
  const roles = useSigningRoles();
  const [isSigning, setSigning] = useState(false);
  const role = awaitedSigner(document, roles);
  const read = useCall(
    docDetail,
    { eid, doc_id: document.id },
    {
      enabled: role !== null,
      revision: revisionOf(document),
      quiet: 'the document that is read beside it tells',
    },
  );
  if (role === null || !read.data) return null;
  return (
    <>
      <Button variant="seal" size="sm" icon="sign" onClick={() => setSigning(true)}>
        {t('signature.sign')}
      </Button>
      {isSigning && <SignDialog document={read.data} roleId={role} onClose={() => setSigning(false)} />}
    </>
  );
}
