import { messagePush } from '@lets/contract';
import { type DocumentState, mayReadDocument } from '@lets/engine';
import { useTranslation } from 'react-i18next';
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

/** Hands a document to the section's file, or asks the host to take it. */
export function SubmitDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('room');
  const { act, canAct } = useRoom(only('act', 'canAct'));
  const [isBusy, run] = useBusy(onClose);
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
  return (
    <ChooseDocument
      title={t('act.submit')}
      icon="upload"
      text={t(isFree ? 'submit.text' : 'submit.text_ask')}
      confirmLabel={t(isFree ? 'submit.submit' : 'submit.ask')}
      busy={isBusy}
      documents={documents}
      onChoose={(document) => void submit(document)}
      onClose={onClose}
    />
  );
}
