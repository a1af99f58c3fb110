import { guideAttendance } from '@lets/contract';
import { ReadFault, Skeleton } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useAttendanceWords } from '../../../domain/run/attendance/attendance-words.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import styles from './sheet.module.css';

/** Beside the ledger: when a member came, how late, and when they were away. */
export function MemberAttendance({ eid, userId }: { eid: number; userId: number }) {
  const { t } = useTranslation('evaluate');
  const words = useAttendanceWords();
  const read = useCall(guideAttendance, { eid });
  if (read.isPending) return <Skeleton height={22} />;
  if (!read.data) return <ReadFault of={read} />;
  const member = read.data.members.find(({ user }) => user.id === userId);
  if (!member) return null;
  const { came, late, present, away, spells } = words(member);
  return (
    <section className={styles.attendance} aria-label={t('attendance')}>
      <b>{t('attendance')}</b>
      <Came came={came} hasCome={member.first_seen !== null} />
      {late && <Tag tone="ochre">{late}</Tag>}
      {present && <span>{present}</span>}
      {away && <span>{away}</span>}
      {spells && <small>{spells}</small>}
    </section>
  );
}

/** Whoever never came stands out. */
function Came({ came, hasCome }: { came: string; hasCome: boolean }) {
  return hasCome ? <span>{came}</span> : <Tag tone="seal">{came}</Tag>;
}
