import { messagePush } from '@lets/contract';
import { type DocumentState, mayReadDocument } from '@lets/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import dialog from '../frame/dialogs.module.css';
import { useBusy } from '../hooks/use-busy.ts';
import { useRoomContext } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

/** Hands a document to the section's file, or asks the host to take it. */
export function SubmitDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['room', 'common']);
  const { state, detail, section, currentRole, act, canAct } = useRoomContext();
  const names = useNames();
  const [chosen, choose] = useState<DocumentState | null>(null);
  const [isBusy, run] = useBusy(onClose);
  const isFree = canAct('submit');
  const documents = Object.values(state.documents).filter(
    (one) =>
      !one.archived &&
      currentRole !== null &&
      !section?.submitted.includes(one.id) &&
      mayReadDocument(detail.flow, state, one, currentRole),
  );
  const submit = () =>
    run(async () => {
      if (!chosen) return;
      const item = { kind: 'document' as const, id: chosen.id, name: chosen.name };
      await (isFree
        ? act(messagePush, { kind: 'submit', doc_id: chosen.id })
        : act(messagePush, { kind: 'request', about: 'submission', item }));
    });
  return (
    <Dialog
      title={t('act.submit')}
      icon="upload"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={!chosen} onClick={() => void submit()}>
            {t(isFree ? 'submit.submit' : 'submit.ask')}
          </Button>
        </>
      }
    >
      <p>{t(isFree ? 'submit.text' : 'submit.text_ask')}</p>
      {documents.length === 0 && <p className={dialog.empty}>{t('submit.none')}</p>}
      <div className={dialog.options} role="radiogroup" aria-label={t('act.submit')}>
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
