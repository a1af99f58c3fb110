import { messagePush } from '@lets/contract';
import { type DocumentState, mayReadDocument } from '@lets/engine';
import { useTranslation } from 'react-i18next';
import { useBusy } from '../hooks/use-busy.ts';
import { useRoomContext } from '../room-context.tsx';
import { ChooseDocument } from './choose-document.tsx';

/** Hands a document to the section's file, or asks the host to take it. */
export function SubmitDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('room');
  const { state, detail, section, currentRole, act, canAct } = useRoomContext();
  const [isBusy, run] = useBusy(onClose);
  const isFree = canAct('submit');
  const documents = Object.values(state.documents).filter(
    (one) =>
      !one.archived &&
      currentRole !== null &&
      !section?.submitted.includes(one.id) &&
      mayReadDocument(detail.flow, state, one, currentRole),
  );
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
