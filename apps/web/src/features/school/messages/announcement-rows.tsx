import type { Announcement } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './message.module.css';
import { useAnnouncements } from './use-announcements.ts';

interface AnnouncementRowsProps {
  q: string;
  openId: number | null;
  onOpen: (announcement: Announcement) => void;
  onCompose: () => void;
}

/** What I sent to classes, teams and roles, the latest first. */
export function AnnouncementRows({ q, openId, onOpen, onCompose }: AnnouncementRowsProps) {
  const { t } = useTranslation('message');
  const read = useAnnouncements(q);
  const all = read.data?.flatMap(({ list }) => list) ?? [];
  return (
    <>
      {read.isPending && <SkeletonRows count={4} height={64} />}
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && all.length === 0 && (
        <EmptyState
          icon="users"
          title={t(q ? 'none_found' : 'no_announcements')}
          text={q ? '' : t('no_announcements_text')}
          action={!q && <Button onClick={onCompose}>{t('new')}</Button>}
        />
      )}
      <ul>
        {all.map((one) => (
          <li key={one.id}>
            <Row announcement={one} isOpen={one.id === openId} onOpen={() => onOpen(one)} />
          </li>
        ))}
      </ul>
      {read.hasNextPage && (
        <p className={styles.more}>
          <Button size="sm" busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {t('older')}
          </Button>
        </p>
      )}
    </>
  );
}

function Row(props: { announcement: Announcement; isOpen: boolean; onOpen: () => void }) {
  const { announcement, isOpen, onOpen } = props;
  const { t } = useTranslation('message');
  const format = useFormat();
  const { to, content, count, read, sent_at } = announcement;
  return (
    <button
      type="button"
      className={classNames(styles.conversation, isOpen && styles.open)}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={styles.many} aria-hidden="true">
        <Icon name="users" size={18} />
      </span>
      <span className={styles.lines}>
        <span>
          <b>{to}</b>
          <time dateTime={new Date(sent_at).toISOString()}>{format.moment(sent_at)}</time>
        </span>
        <span>
          <i>{content}</i>
          <small>{t('read_of', { read, count })}</small>
        </span>
      </span>
    </button>
  );
}
