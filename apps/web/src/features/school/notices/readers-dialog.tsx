import { type ManagedNotice, noticeReaders } from '@lets/contract';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Pager } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './manage.module.css';

/** Who has read a notice, and when. */
export function ReadersDialog({ notice, onClose }: { notice: ManagedNotice; onClose: () => void }) {
  const { t } = useTranslation('notice');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const read = useCall(noticeReaders, { id: notice.id, page, size: 20 }, { keepPrevious: true });
  return (
    <Dialog
      title={t('manage.readers_of', { title: format.pick(notice.title) })}
      width={480}
      onClose={onClose}
    >
      <QueryView query={read} skeleton={<SkeletonRows count={4} height={32} />}>
        {(data) => (
          <>
            <ul className={styles.readers}>
              {data.list.map(({ id, name, account, read_at }) => (
                <li key={id}>
                  <b>{name}</b>
                  <span>{account}</span>
                  <time>{format.dateTime(read_at)}</time>
                </li>
              ))}
            </ul>
            <Pager {...data} onPage={setPage} />
          </>
        )}
      </QueryView>
    </Dialog>
  );
}
