import { LIMITS, type Message, messageList, sendMessage, type UserBrief } from '@lets/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/button/button.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { leftToSend } from '../../../lib/left-to-send.ts';
import { useAct } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { isSendKey } from '../../../lib/send-key.ts';
import styles from './message.module.css';

interface ReplyProps {
  to: UserBrief;
  /** The message answered, quoted above what is typed. */
  replyTo: Message | null;
  onForget: () => void;
}

/** What is typed stays until the server has it. */
export function Reply({ to, replyTo, onForget }: ReplyProps) {
  const { t } = useTranslation('message');
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const send = useAct(sendMessage, {
    invalidates: [messageList],
    onSuccess: (_, { content }) => {
      setText((now) => leftToSend(now, content));
      onForget();
    },
  });
  useEffect(() => {
    if (replyTo) area.current?.focus();
  }, [replyTo]);
  const content = text.trim();
  const isSendable = content !== '' && !send.isPending;

  function submit() {
    if (!isSendable) return;
    area.current?.focus();
    const parent = replyTo ? { parent_id: replyTo.id } : {};
    send.mutate({ to: [to.id], content, request_id: newRequestId(), ...parent });
  }

  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {replyTo && (
        <p className={styles.quoted}>
          <span>{t('replying', { text: replyTo.content })}</span>
          <IconButton icon="x" size="sm" iconSize={14} label={t('forget_reply')} onClick={onForget} />
        </p>
      )}
      <label className="visually-hidden" htmlFor={id}>
        {t('write_to', { name: to.name })}
      </label>
      <TextArea
        id={id}
        areaRef={area}
        rows={3}
        maxLength={LIMITS.message}
        placeholder={t('write_to', { name: to.name })}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          submit();
        }}
      />
      <div className={styles.replyFoot}>
        <span>{t('keys')}</span>
        <Button type="submit" variant="primary" icon="send" busy={send.isPending} disabled={content === ''}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
