import { LIMITS, type OwnPhrase, type PhraseKind } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { newRequestId } from '../../lib/request-id.ts';
import { Button, IconButton } from '../button/button.tsx';
import { TextArea } from '../field/inputs.tsx';
import styles from './phrase-manager.module.css';
import type { usePhraseActs } from './use-phrases.ts';

interface RowProps {
  kind: PhraseKind;
  phrase: OwnPhrase;
  save: ReturnType<typeof usePhraseActs>['save'];
  isBusy: boolean;
  onUp?: () => void;
  onDown?: () => void;
  onDelete: () => void;
}

/** One of the teacher's phrases, to be read or changed. */
export function PhraseRow({ kind, phrase, save, isBusy, onUp, onDown, onDelete }: RowProps) {
  const { t } = useTranslation(['phrases', 'common']);
  const [edited, edit] = useState<string | null>(null);
  const named = (act: string) => t('of', { text: phrase.text, act });
  if (edited !== null)
    return (
      <li className={styles.edited}>
        <TextArea
          rows={3}
          autoFocus
          value={edited}
          aria-label={t('text')}
          maxLength={LIMITS.phrase}
          onChange={(event) => edit(event.target.value)}
        />
        <Button size="sm" variant="ghost" onClick={() => edit(null)}>
          {t('common:act.cancel')}
        </Button>
        <Button
          size="sm"
          variant="primary"
          busy={save.isPending}
          disabled={edited.trim() === ''}
          onClick={() =>
            save.mutate(
              { kind, id: phrase.id, text: edited.trim(), request_id: newRequestId() },
              { onSuccess: () => edit(null) },
            )
          }
        >
          {t('common:act.save')}
        </Button>
      </li>
    );
  return (
    <li>
      <p>
        {phrase.text}
        {phrase.used > 0 && <small>{t('used', { count: phrase.used })}</small>}
      </p>
      <IconButton icon="cu" size="sm" label={named(t('up'))} disabled={!onUp || isBusy} onClick={onUp} />
      <IconButton
        icon="cd"
        size="sm"
        label={named(t('down'))}
        disabled={!onDown || isBusy}
        onClick={onDown}
      />
      <IconButton icon="pen" size="sm" label={named(t('edit'))} onClick={() => edit(phrase.text)} />
      <IconButton icon="trash" size="sm" label={named(t('delete'))} disabled={isBusy} onClick={onDelete} />
    </li>
  );
}
