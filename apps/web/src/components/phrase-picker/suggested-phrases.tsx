import type { PhraseKind } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { newRequestId } from '../../lib/request-id.ts';
import { Button } from '../button/button.tsx';
import styles from './phrase-manager.module.css';
import type { Phrases, Suggestion, usePhraseActs } from './use-phrases.ts';

interface SuggestedProps {
  kind: PhraseKind;
  phrases: Phrases;
  acts: ReturnType<typeof usePhraseActs>;
}

/** What we suggest, to be copied into the bank or hidden from this teacher. */
export function SuggestedPhrases({ kind, phrases: { suggested, hidden }, acts }: SuggestedProps) {
  const { t } = useTranslation('phrases');
  const [areHiddenShown, showHidden] = useState(false);
  if (suggested.length + hidden.length === 0) return null;
  const hide = ({ key }: Suggestion, isHidden: boolean) =>
    acts.hide.mutate({ kind, suggestion: key, hidden: isHidden });
  return (
    <section className={styles.suggested}>
      <h3>{t('suggested')}</h3>
      <p className={styles.quiet}>{t('suggested_note')}</p>
      <ul aria-label={t('suggested')}>
        {suggested.map((one) => (
          <li key={one.key}>
            <p>{one.text}</p>
            <Button
              size="sm"
              busy={acts.save.isPending}
              onClick={() => acts.save.mutate({ kind, text: one.text, request_id: newRequestId() })}
            >
              {t('copy')}
            </Button>
            <Button size="sm" variant="ghost" busy={acts.hide.isPending} onClick={() => hide(one, true)}>
              {t('hide')}
            </Button>
          </li>
        ))}
        {areHiddenShown &&
          hidden.map((one) => (
            <li key={one.key} className={styles.off}>
              <p>{one.text}</p>
              <Button size="sm" variant="ghost" busy={acts.hide.isPending} onClick={() => hide(one, false)}>
                {t('show_again')}
              </Button>
            </li>
          ))}
      </ul>
      {hidden.length > 0 && !areHiddenShown && (
        <Button size="sm" variant="text" onClick={() => showHidden(true)}>
          {t('show_hidden', { count: hidden.length })}
        </Button>
      )}
    </section>
  );
}
