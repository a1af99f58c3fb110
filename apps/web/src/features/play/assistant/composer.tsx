import { ASSISTANT } from '@lets/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { isSendKey } from '../../../lib/send-key.ts';
import { useStore } from '../../../lib/store.ts';
import styles from './assistant.module.css';
import type { Chat } from './chat.ts';

/** The question. Enter sends, Shift+Enter makes a line. */
export function Composer({ id, chat }: { id: string; chat: Chat }) {
  const { t } = useTranslation('assistant');
  const { input, phase, lines } = useStore(chat.store);
  const area = useRef<HTMLTextAreaElement>(null);
  const isBusy = phase !== 'idle';
  const isBlank = input.trim() === '';
  useEffect(() => area.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    void chat.send();
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void chat.send();
        area.current?.focus();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {t('ask')}
      </label>
      <textarea
        ref={area}
        id={id}
        rows={2}
        maxLength={ASSISTANT.question}
        placeholder={t(lines.length > 0 ? 'ask_on' : 'ask')}
        value={input}
        onChange={(event) => chat.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.row}>
        <span className={styles.keys} aria-hidden="true">
          <kbd>{t('key_enter')}</kbd>
          {t('key_send')}
          <kbd>{t('key_shift_enter')}</kbd>
          {t('key_line')}
        </span>
        {isBusy ? (
          // Keys of their own: one element that turned into the other would submit by the very press that stopped.
          <Button
            key="stop"
            size="sm"
            icon="stop"
            className={styles.stop ?? ''}
            onClick={() => {
              chat.stop();
              area.current?.focus();
            }}
          >
            {t('stop')}
          </Button>
        ) : (
          <Button key="send" type="submit" size="sm" variant="primary" icon="send" disabled={isBlank}>
            {t('send')}
          </Button>
        )}
      </div>
    </form>
  );
}
