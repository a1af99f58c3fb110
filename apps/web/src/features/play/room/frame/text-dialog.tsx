import { type ReactNode, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { TextArea } from '../../../../components/field/inputs.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';

interface TextDialogProps {
  title: string;
  children?: ReactNode;
  label: string;
  hint: string;
  placeholder?: string;
  max: number;
  confirm: string;
  onSend: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** A window for one text; what was typed stays when it is refused. */
export function TextDialog(props: TextDialogProps) {
  const { t } = useTranslation('common');
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isReady = text.trim() !== '' && [...text].length <= props.max;
  const send = async () => {
    setBusy(true);
    try {
      await props.onSend(text.trim());
      props.onClose();
    } catch {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={props.title}
      icon="compass"
      iconTone="plum"
      width={460}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{t('act.cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={!isReady} onClick={() => void send()}>
            {props.confirm}
          </Button>
        </>
      }
    >
      {props.children}
      <Field label={props.label} count={{ value: text, max: props.max }} hint={props.hint} required>
        {(field) => (
          <TextArea
            {...field}
            rows={5}
            placeholder={props.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
