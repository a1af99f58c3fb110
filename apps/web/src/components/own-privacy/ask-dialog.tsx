import {
  DATA_REQUEST_DAYS,
  DATA_REQUEST_KINDS,
  type DataRequestKind,
  dataRequestAsk,
  dataRequestOwn,
  LIMITS,
} from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useFaults } from '../../lib/faults.ts';
import { useAct } from '../../lib/query.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { TextArea } from '../field/inputs.tsx';
import { toast } from '../toast/toast.tsx';
import styles from './own-privacy.module.css';

export function AskDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['privacy', 'common']);
  const [kind, setKind] = useState<DataRequestKind>('copy');
  const [text, setText] = useState('');
  const act = useAct(dataRequestAsk, {
    invalidates: [dataRequestOwn],
    onSuccess: () => {
      toast(t('own.sent'), { type: 'success' });
      onClose();
    },
  });
  const fault = useFaults(act.error);
  const isTooLong = [...text].length > LIMITS.data_request;
  return (
    <Dialog
      title={t('own.ask_title')}
      icon="shield"
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button
            variant="primary"
            busy={act.isPending}
            disabled={isTooLong}
            onClick={() => act.mutate({ kind, text: text.trim() })}
          >
            {t('own.send')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.kinds}>
        <legend>{t('own.what')}</legend>
        {DATA_REQUEST_KINDS.map((one) => (
          <label key={one}>
            <input type="radio" name="kind" checked={one === kind} onChange={() => setKind(one)} />
            <span>
              <b>{t(`kind.${one}`)}</b>
              <small>{t(`kind_text.${one}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Field
        label={t('own.words')}
        count={{ value: text, max: LIMITS.data_request }}
        error={fault('text')}
        hint={t('own.term', { count: DATA_REQUEST_DAYS })}
      >
        {(control) => (
          <TextArea {...control} rows={4} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
    </Dialog>
  );
}
