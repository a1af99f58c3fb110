import { experienceList } from '@lets/contract';
import { Face } from '../../../../components/face/face.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './experience.module.css';

/** What the others have learnt, the newest first, and who has not written yet. */
export function Experiences() {
  const { t } = useTranslation('room');
  const { eid, detail, me } = useRoom(only('eid', 'detail', 'me'));
  const { experience_by, member_ids, holders } = useRoom(
    ({ state: { experience_by, member_ids, holders } }) => ({ experience_by, member_ids, holders }),
  );
  const names = useNames();
  const format = useFormat();
  const revision = experience_by.length;
  const read = useCall(experienceList, { eid }, { staleTime: 0, revision });
  const roleOf = (name: string) => {
    const user = detail.members.find((member) => member.name === name);
    const id = detail.flow.roles.find((role) => user && holders[role.id] === user.id)?.id;
    return id === undefined ? null : names.role(id);
  };
  // Practice partners do not write one.
  const people = detail.members.filter(({ id, automatic }) => member_ids.includes(id) && !automatic);
  const missing = people
    .filter((member) => !experience_by.includes(member.id))
    .map((member) => (member.id === me.userId ? t('path.you') : member.name));
  return (
    <aside className={styles.side}>
      <h2>
        {t('experience.others')}
        <small>{t('experience.written', { count: experience_by.length, all: people.length })}</small>
      </h2>
      <div className={styles.list}>
        {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <SkeletonRows count={3} height={96} />}
        {read.data?.list.length === 0 && (
          <EmptyState icon="feather" title={t('experience.none')} text={t('experience.none_text')} />
        )}
        {read.data?.list.toReversed().map((one) => {
          const role = roleOf(one.created_by.name);
          return (
            <article key={`${one.created_by.username} ${one.create_time}`}>
              <Face character={role?.character ?? 'd1'} side={role?.side ?? null} size={38} />
              <div>
                <p className={styles.meta}>
                  <b>{one.created_by.name}</b>
                  <span>{role?.name}</span>
                  <time>{format.moment(one.create_time)}</time>
                </p>
                <p className={styles.text}>{one.content}</p>
              </div>
            </article>
          );
        })}
        {missing.length > 0 && (
          <p className={styles.missing}>{t('experience.missing', { names: format.list(missing) })}</p>
        )}
      </div>
    </aside>
  );
}
