import { LIMITS, type PhraseKind } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { newRequestId } from '../../lib/request-id.ts';
import { Button } from '../button/button.tsx';
import { TextArea } from '../field/inputs.tsx';
import styles from './phrase-manager.module.css';
import type { usePhraseActs } from './use-phrases.ts';

/** A phrase written for the bank itself. */
export function NewPhrase({
  kind,
  save,
}: {
  kind: PhraseKind;
  save: ReturnType<typeof usePhraseActs>['save'];
}) {
  const { t } = useTranslation('phrases');
  const [text, write] = useState('');
  const words = text.trim();
  return (
    <form
      className={styles.new}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ kind, text: words, request_id: newRequestId() }, { onSuccess: () => write('') });
      }}
    >
      <TextArea
        rows={2}
        value={text}
        aria-label={t('add')}
        placeholder={t('add_placeholder')}
        maxLength={LIMITS.phrase}
        onChange={(event) => write(event.target.value)}
      />
      <Button type="submit" size="sm" icon="plus" busy={save.isPending} disabled={words === ''}>
        {t('add')}
      </Button>
    </form>
  );
}
