import type { ExperimentDetail } from '@lets/contract';
import { conflictsInCast, fewestPeople } from '@lets/engine';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Holders } from './role-table.ts';
import styles from './task.module.css';

/** Who holds roles that nobody may hold together, and whether the team has people enough for it to be otherwise. Nothing is refused. */
export function ApartNote({ detail, holders }: { detail: ExperimentDetail; holders: Holders }) {
  const { t } = useTranslation('task');
  const format = useFormat();
  const { flow, members } = detail;
  const conflicts = conflictsInCast(flow, holders);
  // A person alone plays everything, and is told so above.
  if (conflicts.length === 0 || members.length === 1) return null;
  const roleName = (id: string) => format.pick(flow.roles.find((role) => role.id === id)?.name);
  const people = fewestPeople(flow);
  return (
    <div className={styles.rules} role="status">
      <div className={classNames(styles.ruleNow, styles.ruleOpen)}>
        <Icon name="alert" size={17} />
        <span>
          {conflicts.map(({ user_id, pairs }) => (
            <b key={user_id}>
              {t('apart.holds', {
                name: members.find(({ id }) => id === user_id)?.name ?? '',
                roles: format.list([...new Set(pairs.flat())].map(roleName)),
              })}
            </b>
          ))}
          {members.length < people ? t('apart.too_few', { count: people }) : t('apart.share')}
        </span>
      </div>
    </div>
  );
}
