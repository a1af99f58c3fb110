import { type Message, messageList, messageRead, type UserBrief, unreadCount } from '@lets/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { ErrorState, SkeletonRows } from '../../../components/states/states.tsx';
import { Avatar, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './message.module.css';
import { Reply } from './reply.tsx';
import { useMessagePages } from './use-pages.ts';

/** All that was written with one person, and the reply. */
export function Thread({ with: person }: { with: UserBrief }) {
  const { t } = useTranslation(['message', 'common']);
  const read = useMessagePages({ with_user: person.id });
  const [replyTo, setReplyTo] = useState<Message | null>(null);
  const messages = read.data?.toReversed().flatMap((page) => page.messages) ?? [];
  const canWrite = read.data?.[0]?.with?.can_write ?? false;
  useMarkRead(person.id, messages);
  return (
    <>
      <header className={styles.threadHead}>
        <Avatar name={person.name} size={32} />
        <b>{person.name}</b>
        <Tag tone={person.identity === 2 ? 'plum' : 'quiet'}>
          {t(`common:account.identity.${person.identity}`)}
        </Tag>
      </header>
      {read.isError && !read.data ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Messages
          messages={messages}
          withId={person.id}
          isPending={read.isPending}
          older={
            read.hasNextPage
              ? { isBusy: read.isFetchingNextPage, fetch: () => void read.fetchNextPage() }
              : null
          }
          onReply={canWrite ? setReplyTo : null}
        />
      )}
      {read.data &&
        (canWrite ? (
          <Reply to={person} replyTo={replyTo} onForget={() => setReplyTo(null)} />
        ) : (
          <p className={styles.closed}>
            <Icon name="lock" size={15} />
            {t('may_not_write')}
          </p>
        ))}
    </>
  );
}

/** Looking at a conversation reads what came, once for each message. */
function useMarkRead(withId: number, messages: readonly Message[]): void {
  const { mutate } = useAct(messageRead, {
    quiet: 'what stays unread is marked when the conversation is looked at again',
    invalidates: [unreadCount, messageList],
  });
  const newest = messages.findLast((message) => message.from.id === withId && message.read_at === null)?.id;
  const marked = useRef(0);
  useEffect(() => {
    function mark() {
      if (newest === undefined || newest <= marked.current || document.visibilityState !== 'visible') return;
      marked.current = newest;
      mutate({ with_user: withId });
    }
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [newest, withId, mutate]);
}

interface MessagesProps {
  messages: readonly Message[];
  withId: number;
  isPending: boolean;
  older: { isBusy: boolean; fetch: () => void } | null;
  onReply: ((message: Message) => void) | null;
}

function Messages({ messages, withId, isPending, older, onReply }: MessagesProps) {
  const { t } = useTranslation('message');
  const list = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message brings the end into view; older pages do not
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  const lastMine = messages.findLast((message) => message.from.id !== withId)?.id;
  return (
    <div
      ref={list}
      className={styles.messages}
      role="log"
      aria-label={t('messages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached by the keyboard
      tabIndex={0}
    >
      {isPending && <SkeletonRows count={3} height={64} />}
      {older && (
        <p className={styles.more}>
          <Button size="sm" busy={older.isBusy} onClick={older.fetch}>
            {t('older')}
          </Button>
        </p>
      )}
      {messages.map((message) => (
        <Bubble
          key={message.id}
          message={message}
          isMine={message.from.id !== withId}
          isLastMine={message.id === lastMine}
          parent={messages.find(({ id }) => id === message.parent_id) ?? null}
          onReply={onReply}
        />
      ))}
    </div>
  );
}

function Bubble(props: {
  message: Message;
  isMine: boolean;
  isLastMine: boolean;
  parent: Message | null;
  onReply: ((message: Message) => void) | null;
}) {
  const { message, isMine, isLastMine, parent, onReply } = props;
  const { t } = useTranslation('message');
  const format = useFormat();
  return (
    <div className={classNames(styles.message, isMine && styles.mine)}>
      <div className={styles.bubble}>
        {parent && <q>{parent.content}</q>}
        {message.content}
      </div>
      <p className={styles.under}>
        <time dateTime={new Date(message.sent_at).toISOString()}>{format.moment(message.sent_at)}</time>
        {isLastMine && <span>{t(message.read_at === null ? 'not_read' : 'was_read')}</span>}
        {!isMine && onReply && (
          <IconButton
            icon="undo"
            size="sm"
            iconSize={14}
            label={t('reply_to')}
            onClick={() => onReply(message)}
          />
        )}
      </p>
    </div>
  );
}
