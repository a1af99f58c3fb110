import { ATTENDANCE, guideAttendance, type MemberAttendance, type OutputOf } from '@lets/contract';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/query.ts';
import { isLate, useAttendanceWords } from './attendance-words.ts';
import styles from './run-attendance.module.css';

/** People come and go without an act, so nobody tells. */
const LOOK_AGAIN_MS = 20_000;

type Read = OutputOf<typeof guideAttendance>;

/** When each student of a run came, how late, and when they were away; folded to one line. For staff, on the board and beside the ledger. */
export function RunAttendance({ eid }: { eid: number }) {
  const { t } = useTranslation('attendance');
  const read = useQuery({
    queryKey: callKey(guideAttendance, { eid }),
    queryFn: ({ signal }) => call(guideAttendance, { eid }, { shown: 'in-place', signal }),
    refetchInterval: ({ state }) => (state.data?.until === null ? LOOK_AGAIN_MS : false),
  });
  return (
    <details className={styles.attendance}>
      <summary>
        <b>{t('title')}</b>
        {read.data && <Sum read={read.data} />}
      </summary>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={2} height={40} />}
        isEmpty={({ members }) => members.length === 0}
        empty={<p className={styles.quiet}>{t(read.data?.from === null ? 'waiting' : 'nobody')}</p>}
      >
        {({ members }) => (
          <>
            <ul className={styles.members}>
              {members.map((member) => (
                <Member key={member.user.id} member={member} />
              ))}
            </ul>
            <p className={styles.quiet}>{t('rule', ATTENDANCE)}</p>
          </>
        )}
      </QueryView>
    </details>
  );
}

function Sum({ read: { members, until } }: { read: Read }) {
  const { t } = useTranslation('attendance');
  const late = members.filter(isLate).length;
  const count = {
    all: members.length,
    here: members.filter(({ is_here }) => is_here).length,
    came: members.filter(({ first_seen }) => first_seen !== null).length,
  };
  if (members.length === 0) return null;
  return (
    <span>
      {t(until === null ? 'sum' : 'sum_ended', count)}
      {late > 0 && <Tag tone="ochre">{t('sum_late', { count: late })}</Tag>}
    </span>
  );
}

function Member({ member }: { member: MemberAttendance }) {
  const words = useAttendanceWords()(member);
  const more = [words.present, words.away].filter(Boolean);
  return (
    <li data-here={member.is_here || undefined}>
      <b>{member.user.name}</b>
      <span>{words.came}</span>
      {words.late && <Tag tone="ochre">{words.late}</Tag>}
      {more.map((word) => (
        <span key={word}>{word}</span>
      ))}
      {words.spells && <small>{words.spells}</small>}
    </li>
  );
}
