import { docsDelete, type Gap, messagePush, type RichNode } from '@lets/contract';
import type { DocumentState } from '@lets/engine';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/dialog.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useOpen } from '../../../../lib/use-open.ts';
import { type DockAct, DockActs } from '../frame/dock-acts.tsx';
import { only, useRoom } from '../room-context.tsx';
import type { DocumentDetail } from './document-detail.ts';
import styles from './documents.module.css';
import { HandInDialog } from './hand-in-dialog.tsx';
import { RequestSignatureDialog } from './request-signature-dialog.tsx';
import { awaitedSigner } from './section-documents.ts';
import { SignDialog } from './sign-dialog.tsx';

export interface DeskActsProps {
  document: DocumentState;
  /** Loaded, where the document may be acted on. */
  detail: DocumentDetail;
  /** Saves what is not saved yet, before anybody signs or receives it. */
  flush?: () => Promise<boolean>;
  /** What is still open in it, and the way to such a place. */
  gaps: readonly Gap[];
  /** As it stands on the page. */
  body?: RichNode;
  onGap?: (gap: Gap) => void;
}

type Window = 'ask_signatures' | 'sign' | 'submit' | 'delete';

const saved = async () => true;

/** What can be done with the open document, the most likely first, then the section's own acts. */
export function DeskActs({
  document,
  detail,
  flush = saved,
  gaps,
  body = detail.content,
  onGap,
}: DeskActsProps) {
  const { t } = useTranslation('documents');
  const { me, act, currentRole, canAct } = useRoom(only('me', 'act', 'currentRole', 'canAct'));
  const [window, open, close] = useOpen<Window>();
  const [isBusy, setBusy] = useState(false);
  const signer = awaitedSigner(document, me.roleIds);
  // What is signed is what was on the screen: wait until the newest version is.
  const isShown = detail.version === document.version;
  const isAuthor = document.author_role === currentRole;
  const needsConsent = !canAct('submit');
  const maySubmit = !document.submitted && isAuthor && (canAct('submit') || canAct('request_submission'));
  const mayAskSigners = canAct('request_signature') && isAuthor;
  // What is offered for the open document is not offered again for any.
  const offered: DockAct[] = [
    ...(mayAskSigners ? ['sign_request' as const] : []),
    ...(maySubmit ? ['submit' as const] : []),
  ];

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch {
      // The refusal has been told in a toast; the window closes and everything stays.
    } finally {
      setBusy(false);
      close();
    }
  };
  const openSaved = async (next: Window) => {
    if (await flush()) open(next);
  };
  const submit = () =>
    run(() => {
      const item = { kind: 'document' as const, id: document.id, name: document.name };
      return needsConsent
        ? act(messagePush, { kind: 'request', about: 'submission', item })
        : act(messagePush, { kind: 'submit', doc_id: document.id });
    });

  return (
    <DockActs without={offered} most={1}>
      {signer && (
        <Button variant="seal" icon="sign" onClick={() => openSaved('sign')}>
          {t('acts.sign')}
        </Button>
      )}
      {mayAskSigners && (
        <Button
          variant={signer ? 'plain' : 'primary'}
          icon="sign"
          onClick={() => openSaved('ask_signatures')}
        >
          {t('acts.ask_signatures')}
        </Button>
      )}
      {maySubmit && (
        <Button data-turn="hand_in" icon="upload" onClick={() => openSaved('submit')}>
          {t(needsConsent ? 'acts.ask_submit' : 'acts.submit')}
        </Button>
      )}
      {maySubmit && gaps.length > 0 && (
        <span className={styles.owed}>{t('gaps.count', { count: gaps.length })}</span>
      )}
      {isAuthor && !document.frozen && !document.submitted && canAct('delete_document') && (
        <Button variant="text" icon="trash" onClick={() => open('delete')}>
          {t('acts.delete')}
        </Button>
      )}
      {window === 'sign' && signer && isShown && (
        <SignDialog document={detail} roleId={signer} onClose={close} />
      )}
      {window === 'ask_signatures' && <RequestSignatureDialog document={detail} onClose={close} />}
      {window === 'submit' && (
        <HandInDialog
          name={document.name}
          body={body}
          gaps={gaps}
          needsConsent={needsConsent}
          busy={isBusy}
          onConfirm={submit}
          onClose={close}
          onFirst={onGap}
        />
      )}
      {window === 'delete' && (
        <ConfirmDialog
          title={t('delete.title', { name: document.name })}
          confirmLabel={t('delete.confirm')}
          cancelLabel={t('delete.keep')}
          busy={isBusy}
          onConfirm={() => run(() => act(docsDelete, { doc_id: document.id }))}
          onCancel={close}
        >
          {t('delete.text', { version: document.version })}
        </ConfirmDialog>
      )}
    </DockActs>
  );
}
