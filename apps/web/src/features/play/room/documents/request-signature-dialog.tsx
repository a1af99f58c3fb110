import { messagePush, type RichNode } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { only, useRoom } from '../room-context.tsx';
import type { DocumentDetail } from './document-detail.ts';
import styles from './documents.module.css';

/** The roles that a document's signature blocks name. */
function signersOf(content: RichNode): string[] {
  const own = content.type === 'signature' ? [String(content.attrs?.role_id)] : [];
  return [...new Set([...own, ...(content.content ?? []).flatMap(signersOf)])];
}

export interface RequestSignatureDialogProps {
  document: DocumentDetail;
  onClose: () => void;
}

/** Asks roles to sign; those with a block in the document are chosen beforehand. */
export function RequestSignatureDialog({ document, onClose }: RequestSignatureDialogProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { act, detail } = useRoom(only('act', 'detail'));
  const holders = useRoom(({ state }) => state.holders);
  const asked = new Map(document.signatures.map((signature) => [signature.role_id, signature.status]));
  const [chosen, setChosen] = useState(() => signersOf(document.content).filter((role) => !asked.has(role)));
  const [isBusy, setBusy] = useState(false);

  const toggle = (role: string) =>
    setChosen((now) => (now.includes(role) ? now.filter((one) => one !== role) : [...now, role]));
  const submit = async () => {
    setBusy(true);
    try {
      await act(messagePush, { kind: 'sign_request', doc_id: document.id, role_ids: chosen });
      onClose();
    } catch {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('ask_sign.title', { name: document.name })}
      icon="sign"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ask_sign.cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={chosen.length === 0} onClick={submit}>
            {t('ask_sign.ask', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <p className={styles.signWhat}>{t('ask_sign.what')}</p>
      <ul className={styles.signers}>
        {detail.flow.roles.map((role) => {
          const status = asked.get(role.id);
          const holder = detail.members.find((member) => member.id === holders[role.id]);
          const face = detail.roles.find((one) => one.role_id === role.id)?.character ?? role.character;
          return (
            <li key={role.id}>
              <label>
                <input
                  type="checkbox"
                  checked={status !== undefined || chosen.includes(role.id)}
                  disabled={status !== undefined || !holder}
                  onChange={() => toggle(role.id)}
                />
                <Face character={face} side={role.side} size={32} />
                <b>{format.pick(role.name)}</b>
                <span>{holder?.name}</span>
                {status && <i>{t(`signatures.${status}`)}</i>}
              </label>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
