import { type ClassTask, classCasting, type GroupCast } from '@lets/contract';
import { Select } from 'antd';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { intoPlay, RolesGiven } from './regrouping.ts';
import styles from './tasks.module.css';

interface InPlayProps {
  task: ClassTask;
  play: ReturnType<typeof intoPlay>;
  nameOf: (id: number) => string;
  roles: RolesGiven;
  onRoles: (roles: RolesGiven) => void;
}

/** Those who come into experiments that go on: each observes, or takes a role over; and what becomes of the roles of those who go. */
export function InPlay(props: InPlayProps) {
  const { t } = useTranslation('class-task');
  const read = useCall(classCasting, { id: props.task.id });
  return (
    <section className={styles.inPlay} aria-label={t('regroup.in_play')}>
      <h3>{t('regroup.in_play')}</h3>
      <QueryView query={read} skeleton={<SkeletonRows count={1} height={40} />}>
        {(casting) => (
          <ul>
            {props.play.joining.map(({ id, key }) => {
              const group = casting.groups.find(({ team_id }) => team_id === key);
              return group && <Joining key={id} {...props} id={id} group={group} names={casting.roles} />;
            })}
            {props.play.leaving.map(({ id, key }) => {
              const group = casting.groups.find(({ team_id }) => team_id === key);
              return group && <Leaving key={id} {...props} id={id} group={group} names={casting.roles} />;
            })}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

type RowProps = InPlayProps & {
  id: number;
  group: GroupCast;
  names: readonly { id: string; name: { zh: string; en: string } }[];
};

function Joining({ id, group, names, nameOf, roles, onRoles }: RowProps) {
  const { t } = useTranslation('class-task');
  const format = useFormat();
  const given = roles[group.team_id] ?? {};
  const own = Object.keys(given).find((role) => given[role] === id) ?? '';
  const take = (role: string) => {
    const others = Object.fromEntries(Object.entries(given).filter(([, user]) => user !== id));
    onRoles({ ...roles, [group.team_id]: role ? { ...others, [role]: id } : others });
  };
  const options = group.role_ids
    .filter((role) => given[role] === undefined || given[role] === id)
    .map((role) => {
      const holder = group.members.find((member) => member.id === group.holders[role])?.name;
      const name = format.pick(names.find((one) => one.id === role)?.name);
      return { value: role, label: holder ? t('regroup.role_of', { role: name, name: holder }) : name };
    });
  return (
    <li>
      <b>{nameOf(id)}</b>
      <Select
        className={styles.joining ?? ''}
        aria-label={t('regroup.joins_as', { name: nameOf(id) })}
        value={own}
        options={[{ value: '', label: t('regroup.observes') }, ...options]}
        onChange={take}
      />
    </li>
  );
}

function Leaving({ id, group, names, nameOf }: RowProps) {
  const { t } = useTranslation('class-task');
  const format = useFormat();
  const held = group.role_ids.filter((role) => group.holders[role] === id);
  const words = format.list(held.map((role) => format.pick(names.find((one) => one.id === role)?.name)));
  return (
    <li>
      <b>{nameOf(id)}</b>
      {held.length > 0 ? t('regroup.roles_pass', { roles: words }) : t('regroup.no_roles')}
    </li>
  );
}
