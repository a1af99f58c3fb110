import { type Notice, systemNotice } from '@lets/contract';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './login-page.module.css';

const SHOWN = 3;

/** What everybody should know before they log in. Without notices, or without an answer, the place stays empty. */
export function LatestNotices() {
  const { t } = useTranslation('system');
  const format = useFormat();
  const notices = useNotices();
  const [open, setOpen] = useState<Notice | null>(null);
  if (notices.length === 0) return <div className={styles.notices} />;
  return (
    <section className={styles.notices}>
      <h2>{t('notices.title')}</h2>
      <ul>
        {notices.slice(0, SHOWN).map((notice) => (
          <li key={notice.id}>
            {notice.pinned && <Tag tone="seal">{t('notices.pinned')}</Tag>}
            <button type="button" onClick={() => setOpen(notice)}>
              {format.pick(notice.title)}
            </button>
            <time dateTime={new Date(notice.published_at).toISOString()}>
              {format.day(notice.published_at)}
            </time>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={format.pick(open.title)} width={560} onClose={() => setOpen(null)}>
          <p className={styles.noticeDate}>{format.date(open.published_at)}</p>
          <p className={styles.noticeBody}>{format.pick(open.body)}</p>
        </Dialog>
      )}
    </section>
  );
}

function useNotices(): readonly Notice[] {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => {
    const given = new AbortController();
    call(systemNotice, {}, { quiet: 'a login without notices is a login', signal: given.signal }).then(
      ({ list }) => setNotices(list),
      // The client has logged it; a login without notices is a login.
      () => {},
    );
    return () => given.abort();
  }, []);
  return notices;
}
