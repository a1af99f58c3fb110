import { LIMITS } from '@lets/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import styles from './remarks.module.css';

export interface RemarkFormProps {
  label: string;
  /** The passage it is about. */
  quote: string;
  submitLabel: string;
  onSubmit: (body: string) => Promise<void>;
  onCancel: () => void;
}

/** Where a remark or an answer is typed; what was typed stays when it could not be sent. */
export function RemarkForm({ label, quote, submitLabel, onSubmit, onCancel }: RemarkFormProps) {
  const { t } = useTranslation('remarks');
  const [body, setBody] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onSubmit(body.trim());
    } catch {
      // Told in a toast; the words stay.
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      {quote && <blockquote>{quote}</blockquote>}
      <textarea
        ref={input}
        rows={3}
        aria-label={label}
        placeholder={label}
        maxLength={LIMITS.comment}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <div>
        <Button size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button size="sm" variant="primary" type="submit" busy={isBusy} disabled={body.trim() === ''}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
