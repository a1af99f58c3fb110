import { type OutputOf, systemNoticeList } from '@lets/contract';
import { useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Drawer } from '../../../components/drawer/drawer.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Pager } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './notice.module.css';
import { useReadNotices } from './use-read-notices.ts';

const SIZE = 20;
type NoticeRow = OutputOf<typeof systemNoticeList>['list'][number];

/** The notices meant for me; opening one reads it. */
export function NoticeDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notice');
  const [page, setPage] = useState(1);
  const read = useCall(systemNoticeList, { page, size: SIZE }, { keepPrevious: true });
  const markRead = useReadNotices();
  const unread = read.data?.list.filter((notice) => !notice.is_read).map(({ id }) => id) ?? [];
  return (
    <Drawer
      title={t('title')}
      onClose={onClose}
      actions={
        unread.length > 0 && (
          <Button size="sm" icon="check" onClick={() => markRead(unread)}>
            {t('read_all')}
          </Button>
        )
      }
    >
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={4} height={72} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon="bell" title={t('none')} text={t('none_text')} />}
      >
        {({ list, total }) => (
          <>
            <ul className={styles.list}>
              {list.map((notice) => (
                <NoticeItem key={notice.id} notice={notice} onOpen={() => markRead([notice.id])} />
              ))}
            </ul>
            <div className={styles.pager}>
              <Pager page={page} size={SIZE} total={total} onPage={setPage} />
            </div>
          </>
        )}
      </QueryView>
    </Drawer>
  );
}

function NoticeItem({ notice, onOpen }: { notice: NoticeRow; onOpen: () => void }) {
  const { t } = useTranslation('notice');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, !notice.is_read && styles.unread)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen && !notice.is_read) onOpen();
        }}
      >
        <span className={styles.words}>
          <b>
            {format.pick(notice.title)}
            {!notice.is_read && <span className="visually-hidden">{t('unread_mark')}</span>}
          </b>
          <span>
            {notice.pinned && <Tag tone="seal">{t('pinned')}</Tag>}
            <time dateTime={new Date(notice.published_at).toISOString()}>
              {format.dateTime(notice.published_at)}
            </time>
          </span>
        </span>
        <Icon name={isOpen ? 'cu' : 'cd'} size={16} />
      </button>
      {isOpen && (
        <p id={id} className={styles.body}>
          {format.pick(notice.body)}
        </p>
      )}
    </li>
  );
}
