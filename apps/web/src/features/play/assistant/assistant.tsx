import { assistantChat, type Me } from '@lets/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAssistantSlot } from '../../../components/assistant-slot/assistant-slot.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { openStream } from '../../../lib/api-client.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useStore } from '../../../lib/store.ts';
import styles from './assistant.module.css';
import { type Ask, createChat } from './chat.ts';
import { AssistantPanel } from './panel.tsx';
import { readAnswer } from './parse-stream.ts';

const ask: Ask = async function* (messages, signal) {
  const stream = await openStream(assistantChat, { messages }, signal);
  yield* readAnswer(stream, (line) => console.warn('assistant: a malformed chunk', line));
};

/**
 * The law model: a button, in the page's bar where there is one and else in the corner, and its panel. Give it the person's id as its key: its messages outlive every
 * navigation, and never their session.
 */
export function Assistant({ user }: { user: Me }) {
  const { t } = useTranslation('assistant');
  const slot = useAssistantSlot();
  const [chat] = useState(() => createChat(ask));
  const [isOpen, setOpen] = useState(false);
  const { unseen } = useStore(chat.store);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => () => chat.stop(), [chat]);
  useEffect(() => chat.look(isOpen), [chat, isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  const opener = (
    <button
      ref={button}
      type="button"
      className={classNames(styles.button, slot && styles.inBar)}
      title={t(isOpen ? 'close' : 'open')}
      aria-label={unseen > 0 ? t('open_unseen', { count: unseen }) : t(isOpen ? 'close' : 'open')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon name={isOpen ? 'cd' : 'scales'} />
      {unseen > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {unseen}
        </span>
      )}
    </button>
  );
  return (
    <div className={classNames(styles.place, slot && styles.belowBar)}>
      {isOpen && <AssistantPanel id={id} chat={chat} user={user} onClose={close} />}
      {slot ? createPortal(opener, slot) : opener}
      <span className="visually-hidden" role="status">
        {unseen > 0 && t('open_unseen', { count: unseen })}
      </span>
    </div>
  );
}
