import { assistantStatus, IDENTITY, type Me } from '@lets/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../components/button/button.tsx';
import { useDismiss } from '../../../components/dialog/use-dismiss.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { useStore } from '../../../lib/store.ts';
import styles from './assistant.module.css';
import type { Chat } from './chat.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';

interface PanelProps {
  id: string;
  chat: Chat;
  user: Me;
  onClose: () => void;
}

export function AssistantPanel({ id, chat, user, onClose }: PanelProps) {
  const { t } = useTranslation('assistant');
  const { lines } = useStore(chat.store);
  const { isMissing, host } = useModel();
  useDismiss(true, onClose);
  const focusInput = () => document.getElementById(`${id}-input`)?.focus();
  return (
    <section id={id} className={styles.panel} aria-label={t('title')}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon name="scales" size={19} />
        </span>
        <div>
          <h2>{t('title')}</h2>
          <p>{t('scope')}</p>
        </div>
        <IconButton
          icon="plus"
          tone="ink"
          label={t('new_chat')}
          onClick={() => {
            chat.clear();
            focusInput();
          }}
        />
        <IconButton icon="x" tone="ink" label={t('close')} onClick={onClose} />
      </header>
      {isMissing && (
        <p className={styles.missing} role="status">
          <Icon name="alert" size={16} />
          <MissingNote mayConnect={mayConnect(user)} />
        </p>
      )}
      <MessageList chat={chat} welcome={lines.length === 0} mayAsk={!isMissing} onAsked={focusInput} />
      {!isMissing && <Composer id={`${id}-input`} chat={chat} />}
      {!isMissing && (
        <p className={styles.tip}>
          {t('tip')}
          {host && ` ${t('goes_to', { host })}`}
        </p>
      )}
    </section>
  );
}

/** Pure: whether a person can connect a model on the settings page. */
function mayConnect({ identity, modules }: Me): boolean {
  return (identity === IDENTITY.super_admin || identity === IDENTITY.admin) && modules.includes('setting');
}

/** Without a model nobody can ask; a person who may connect one is shown where. */
function MissingNote({ mayConnect }: { mayConnect: boolean }) {
  const { t } = useTranslation('assistant');
  return mayConnect ? (
    <span>
      {t('connect')} <Link to="/manager/user/setting">{t('to_settings')}</Link>
    </span>
  ) : (
    <span>{t('not_configured')}</span>
  );
}

/** Whether a model is connected, and where questions to it go. */
function useModel(): { isMissing: boolean; host: string | null } {
  const [model, setModel] = useState<{ isMissing: boolean; host: string | null }>({
    isMissing: false,
    host: null,
  });
  useEffect(() => {
    const given = new AbortController();
    call(
      assistantStatus,
      {},
      { quiet: 'unknown is not missing: a question that cannot be answered tells', signal: given.signal },
    ).then(
      ({ configured, host }) => setModel({ isMissing: !configured, host }),
      // Unknown is not missing; the client has logged it.
      () => {},
    );
    return () => given.abort();
  }, []);
  return model;
}
