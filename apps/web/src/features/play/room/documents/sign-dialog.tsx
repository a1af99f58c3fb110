import { type docDetail, type OutputOf, templateSign } from '@lets/contract';
import { SignatureDialog } from '../../../../components/signature-pad/signature-dialog.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useRoom } from '../room-context.tsx';

export interface SignDialogProps {
  document: OutputOf<typeof docDetail>;
  roleId: string;
  onClose: () => void;
}

/** Signs the content on the screen, by its hash, or refuses it with a reason. Once. */
export function SignDialog({ document, roleId, onClose }: SignDialogProps) {
  const { t } = useTranslation('documents');
  const act = useRoom(({ act }) => act);
  const { id: doc_id, hash, name, version } = document;
  return (
    <SignatureDialog
      title={t('sign.title', { name })}
      what={t('sign.what', { version, hash: hash.slice(0, 12) })}
      onSign={(signing) => act(templateSign, { role_id: roleId, doc_id, hash, ...signing })}
      onClose={onClose}
    />
  );
}
