import { systemNoticeList } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import styles from './notice.module.css';
import { useReadNotices } from './use-read-notices.ts';

/** Pinned notices that I have not read stand above whatever page I come to, each until I have. */
export function PinnedNotices() {
  const { t } = useTranslation('notice');
  const format = useFormat();
  // Pinned ones come first, so the first page has them all.
  const read = useCall(systemNoticeList, { page: 1, size: 20 }, { silent: true });
  const markRead = useReadNotices();
  const pinned = read.data?.list.filter((notice) => notice.pinned && !notice.is_read) ?? [];
  if (pinned.length === 0) return null;
  return (
    <aside className={styles.pinned} aria-label={t('pinned_unread')}>
      {pinned.map((notice) => (
        <article key={notice.id}>
          <Icon name="bell" size={18} />
          <div>
            <h2>{format.pick(notice.title)}</h2>
            <p>{format.pick(notice.body)}</p>
          </div>
          <time dateTime={new Date(notice.published_at).toISOString()}>
            {format.day(notice.published_at)}
          </time>
          <Button size="sm" onClick={() => markRead([notice.id])}>
            {t('got_it')}
          </Button>
        </article>
      ))}
    </aside>
  );
}
