import { type Announcement, announcementReaders, type OutputOf, type UserBrief } from '@lets/contract';
import { Icon } from '../../../components/icon/icon.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { Avatar, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './message.module.css';
import { useAnnouncements } from './use-announcements.ts';

type Reader = OutputOf<typeof announcementReaders>['list'][number];

/** One announcement with its words and who has read it; a press on a name opens the conversation. */
export function AnnouncementView(props: {
  id: number;
  /** As it stood in the list that it was opened from; null where it has just been sent. */
  opened: Announcement | null;
  onPerson: (person: UserBrief) => void;
}) {
  const { id, opened, onPerson } = props;
  const { t } = useTranslation('message');
  const format = useFormat();
  const own = useAnnouncements('');
  const readers = useCall(announcementReaders, { id });
  const announcement = own.data?.flatMap(({ list }) => list).find((one) => one.id === id) ?? opened;
  return (
    <>
      <header className={styles.threadHead}>
        <span className={styles.many} aria-hidden="true">
          <Icon name="users" size={18} />
        </span>
        <b>{announcement?.to}</b>
        {announcement && <Tag tone="quiet">{t(`kind.${announcement.kind}`)}</Tag>}
      </header>
      <div className={styles.sentToMany}>
        {announcement && (
          <>
            <p className={styles.words}>{announcement.content}</p>
            <p className={styles.under}>
              <time dateTime={new Date(announcement.sent_at).toISOString()}>
                {format.moment(announcement.sent_at)}
              </time>
              <span>{t('read_of', { read: announcement.read, count: announcement.count })}</span>
            </p>
          </>
        )}
        <QueryView query={readers} skeleton={<SkeletonRows count={4} height={40} />}>
          {({ list }) => <Readers list={list} onPerson={onPerson} />}
        </QueryView>
      </div>
    </>
  );
}

function Readers({ list, onPerson }: { list: readonly Reader[]; onPerson: (person: UserBrief) => void }) {
  const { t } = useTranslation('message');
  const format = useFormat();
  return (
    <ul className={styles.readers} aria-label={t('readers')}>
      {list.map(({ read_at, ...person }) => (
        <li key={person.id}>
          <button type="button" onClick={() => onPerson(person)}>
            <Avatar name={person.name} size={28} />
            <b>{person.name}</b>
            <span className={read_at === null ? styles.notRead : undefined}>
              {read_at === null ? t('not_read') : t('read_at', { time: format.moment(read_at) })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
