import {
  type ManagedNotice,
  noticeManageList,
  noticeSave,
  systemNoticeList,
  unreadCount,
} from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { ActTable } from '../../../components/list-tools/act-table.tsx';
import { Tag, type TagTone } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOpen } from '../../../lib/use-open.ts';
import styles from './manage.module.css';
import { draftOf, isDated } from './notice-draft.ts';
import { ReadersDialog } from './readers-dialog.tsx';
import { useAudience } from './use-audience.ts';

const TONE: Readonly<Record<ManagedNotice['status'], TagTone>> = {
  draft: 'gold',
  published: 'jade',
  withdrawn: 'quiet',
};

type Step = { notice: ManagedNotice; status: 'published' | 'withdrawn' };

/** Each notice with whom it is for, how many have read it, and what may be done with it. */
export function NoticeTable(props: {
  list: readonly ManagedNotice[];
  onEdit: (notice: ManagedNotice) => void;
}) {
  const { list, onEdit } = props;
  const { t } = useTranslation('notice');
  const [asked, ask, close] = useOpen<Step>();
  const [read, setRead] = useState<ManagedNotice | null>(null);
  return (
    <>
      <ActTable
        className={styles.table}
        heads={(['notice', 'state', 'published', 'readers'] as const).map((key) => t(`manage.column.${key}`))}
        acts={t('manage.column.acts')}
      >
        {list.map((notice) => (
          <Row
            key={notice.id}
            notice={notice}
            onEdit={() => onEdit(notice)}
            onStep={(status) => ask({ notice, status })}
            onReaders={() => setRead(notice)}
          />
        ))}
      </ActTable>
      {read && <ReadersDialog notice={read} onClose={() => setRead(null)} />}
      {asked && <ConfirmStep {...asked} onClose={close} />}
    </>
  );
}

function Row(props: {
  notice: ManagedNotice;
  onEdit: () => void;
  onStep: (status: Step['status']) => void;
  onReaders: () => void;
}) {
  const { notice, onEdit, onStep, onReaders } = props;
  const { t } = useTranslation('notice');
  const format = useFormat();
  const audience = useAudience(notice);
  const isPublished = notice.status === 'published';
  return (
    <tr>
      <td>
        <b>{format.pick(notice.title)}</b>
        <span>
          {audience}
          {notice.title.en && notice.body.en ? '' : t('manage.chinese_only')}
        </span>
      </td>
      <td>
        <span className={styles.tags}>
          {isDated(notice) ? (
            <Tag tone="azure">{t('manage.is.dated')}</Tag>
          ) : (
            <Tag tone={TONE[notice.status]}>{t(`manage.is.${notice.status}`)}</Tag>
          )}
          {notice.pinned && <Tag tone="seal">{t('pinned')}</Tag>}
        </span>
      </td>
      <td>{notice.published_at === null ? t('manage.never') : format.dateTime(notice.published_at)}</td>
      <td>
        {notice.reader_count === 0 ? (
          t('manage.never')
        ) : (
          <Button
            variant="text"
            onClick={onReaders}
            aria-label={t('manage.see_readers', { count: notice.reader_count })}
          >
            {format.number(notice.reader_count)}
          </Button>
        )}
      </td>
      <td>
        <span className={styles.acts}>
          <Button variant="text" onClick={onEdit}>
            {t('manage.edit')}
          </Button>
          <Button variant="text" onClick={() => onStep(isPublished ? 'withdrawn' : 'published')}>
            {t(isPublished ? 'manage.withdraw' : 'manage.publish')}
          </Button>
        </span>
      </td>
    </tr>
  );
}

/** Says whom it reaches, or from whom it goes, before it does. */
function ConfirmStep({ notice, status, onClose }: Step & { onClose: () => void }) {
  const { t } = useTranslation(['notice', 'common']);
  const format = useFormat();
  const audience = useAudience(notice);
  const act = useAct(noticeSave, {
    invalidates: [noticeManageList, systemNoticeList, unreadCount],
    onSuccess: () => {
      toast(t(`manage.done.${status}`), { type: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t(`manage.ask.${status}`, { title: format.pick(notice.title) })}
      icon={status === 'published' ? 'bell' : 'alert'}
      tone={status === 'published' ? 'primary' : 'seal'}
      confirmLabel={t(status === 'published' ? 'manage.publish' : 'manage.withdraw')}
      cancelLabel={t(status === 'published' ? 'common:act.cancel' : 'manage.keep')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ ...draftOf(notice), id: notice.id, status })}
      onCancel={onClose}
    >
      {status === 'published'
        ? t('manage.publish_text', { audience })
        : t('manage.withdraw_text', { count: notice.reader_count })}
    </ConfirmDialog>
  );
}
