import { LIMITS, messagePush } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { TextArea } from '../../../../components/field/inputs.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useRoom } from '../room-context.tsx';

/** Asks the host for the floor; a word about what will be said helps to get it. */
export function RequestSpeechDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['room', 'common']);
  const act = useRoom(({ act }) => act);
  const [text, setText] = useState('');
  const [isBusy, run] = useBusy(onClose);
  const send = () =>
    run(() =>
      act(messagePush, { kind: 'request', about: 'speech', ...(text.trim() && { text: text.trim() }) }),
    );
  return (
    <Dialog
      title={t('act.request_speech')}
      icon="hand"
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={[...text].length > LIMITS.reason}
            onClick={() => void send()}
          >
            {t('request.send')}
          </Button>
        </>
      }
    >
      <Field
        label={t('request.about_what')}
        count={{ value: text, max: LIMITS.reason }}
        hint={t('request.optional')}
      >
        {(field) => (
          <TextArea {...field} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
    </Dialog>
  );
}
