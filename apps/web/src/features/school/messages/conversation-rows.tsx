import type { Conversation, UserBrief } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../components/states/states.tsx';
import { Avatar } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useUser } from '../../../lib/user.ts';
import styles from './message.module.css';
import { useMessagePages } from './use-pages.ts';

interface ConversationRowsProps {
  q: string;
  openId: number | null;
  onOpen: (person: UserBrief) => void;
  onCompose: () => void;
}

/** Everybody I wrote with, the latest first. */
export function ConversationRows({ q, openId, onOpen, onCompose }: ConversationRowsProps) {
  const { t } = useTranslation('message');
  const read = useMessagePages(q ? { q } : {});
  const all = read.data?.flatMap((page) => page.conversations) ?? [];
  return (
    <>
      {read.isPending && <SkeletonRows count={4} height={64} />}
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && all.length === 0 && (
        <EmptyState
          icon="mail"
          title={t(q ? 'none_found' : 'none')}
          text={q ? '' : t('none_text')}
          action={!q && <Button onClick={onCompose}>{t('new')}</Button>}
        />
      )}
      <ul>
        {all.map((conversation) => (
          <li key={conversation.with.id}>
            <Row
              conversation={conversation}
              isOpen={conversation.with.id === openId}
              onOpen={() => onOpen(conversation.with)}
            />
          </li>
        ))}
      </ul>
      {read.hasNextPage && (
        <p className={styles.more}>
          <Button size="sm" busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {t('more_conversations')}
          </Button>
        </p>
      )}
    </>
  );
}

function Row(props: { conversation: Conversation; isOpen: boolean; onOpen: () => void }) {
  const { conversation, isOpen, onOpen } = props;
  const { with: person, last, unread } = conversation;
  const { t } = useTranslation('message');
  const format = useFormat();
  const me = useUser()?.id;
  return (
    <button
      type="button"
      className={classNames(styles.conversation, isOpen && styles.open, unread > 0 && styles.unread)}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      <Avatar name={person.name} size={36} />
      <span className={styles.lines}>
        <span>
          <b>{person.name}</b>
          <time dateTime={new Date(last.sent_at).toISOString()}>{format.moment(last.sent_at)}</time>
        </span>
        <span>
          <i>{last.from.id === me ? t('mine', { text: last.content }) : last.content}</i>
          {unread > 0 && (
            <em>
              {unread}
              <span className="visually-hidden">{t('unread_mark')}</span>
            </em>
          )}
        </span>
      </span>
    </button>
  );
}
