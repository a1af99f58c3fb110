import { docDetail, type Gap, gapsOf, messagePush, type RichNode } from '@lets/contract';
import { type DocumentState, mayReadDocument } from '@lets/engine';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/texts.ts';
import { call } from '../../../../lib/api-client.ts';
import { HandInDialog } from '../documents/hand-in-dialog.tsx';
import { signedBy } from '../documents/use-gaps.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { only, useRoom } from '../room-context.tsx';
import type { RoomView } from '../room-view.ts';
import { ChooseDocument } from './choose-document.tsx';

/** What my role could hand in and has not. Pure. */
function unsubmitted({ state, detail, section, currentRole }: RoomView): readonly DocumentState[] {
  return Object.values(state.documents).filter(
    (one) =>
      !one.archived &&
      currentRole !== null &&
      !section?.submitted.includes(one.id) &&
      mayReadDocument(detail.flow, state, one, currentRole),
  );
}

interface Asked {
  readonly document: DocumentState;
  readonly content: RichNode;
  readonly gaps: readonly Gap[];
}

/** Hands a document to the section's file, or asks the host to take it. One with gaps is asked about first. */
export function SubmitDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('room');
  const { eid, act, canAct } = useRoom(only('eid', 'act', 'canAct'));
  const [isBusy, run] = useBusy(onClose);
  const [isReading, read] = useBusy();
  const [asked, ask] = useState<Asked | null>(null);
  const isFree = canAct('submit');
  const documents = useRoom(unsubmitted);
  const submit = ({ id, name }: DocumentState) =>
    run(() =>
      isFree
        ? act(messagePush, { kind: 'submit', doc_id: id })
        : act(messagePush, {
            kind: 'request',
            about: 'submission',
            item: { kind: 'document', id, name },
          }),
    );
  const choose = (document: DocumentState) =>
    read(async () => {
      const { content, signatures, author_role } = await call(docDetail, { eid, doc_id: document.id });
      const gaps = gapsOf(content, { signed: signedBy(signatures, author_role) });
      if (gaps.length > 0) ask({ document, content, gaps });
      else void submit(document);
    });
  if (asked) {
    return (
      <HandInDialog
        name={asked.document.name}
        body={asked.content}
        gaps={asked.gaps}
        needsConsent={!isFree}
        busy={isBusy}
        onConfirm={() => void submit(asked.document)}
        onClose={onClose}
      />
    );
  }
  return (
    <ChooseDocument
      title={t('act.submit')}
      icon="upload"
      text={t(isFree ? 'submit.text' : 'submit.text_ask')}
      confirmLabel={t(isFree ? 'submit.submit' : 'submit.ask')}
      busy={isBusy || isReading}
      documents={documents}
      onChoose={(document) => void choose(document)}
      onClose={onClose}
    />
  );
}
