import { Select } from 'antd';
import { Button } from '../../../components/button/button.tsx';
import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './cast.module.css';
import { fill, give, openRoles, opposedTo, withoutRole } from './class-cast.ts';
import type { CastColumn, ClassCast } from './use-class-cast.ts';

/** Roles down, groups across. */
export function CastTable({ cast }: { cast: ClassCast }) {
  const { t } = useTranslation('class-task');
  const format = useFormat();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t('cast.role')}
            </th>
            {cast.columns.map((column) => (
              <ColumnHead key={column.group.team_id} cast={cast} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {cast.roles.map((role) => (
            <tr key={role.id}>
              <th scope="row">
                <Face character={role.character} side={role.side} size={32} />
                <span>{format.pick(role.name)}</span>
              </th>
              {cast.columns.map((column) => (
                <td key={column.group.team_id}>
                  <Cell cast={cast} column={column} roleId={role.id} name={format.pick(role.name)} />
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles.rest}>
            <th scope="row">{t('cast.without')}</th>
            {cast.columns.map(({ group, holders }) => (
              <td key={group.team_id}>
                {format.list(withoutRole(group, holders).map(({ name }) => name)) || t('cast.nobody')}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({ cast, column }: { cast: ClassCast; column: CastColumn }) {
  const { t } = useTranslation('class-task');
  const { group, holders, isChanged, isBehind, isOpen } = column;
  const open = openRoles(group, holders).length;
  return (
    <th scope="col" className={classNames(isChanged && styles.changed, isBehind && styles.behind)}>
      <b>{group.name}</b>
      <span className={styles.facts}>
        <i>{t('people', { count: group.members.length })}</i>
        {!isOpen ? (
          <Tag tone={group.status === 'ended' ? 'jade' : 'azure'}>{t(`state.${group.status}`)}</Tag>
        ) : open > 0 ? (
          <Tag tone="gold">{t('cast.open', { count: open })}</Tag>
        ) : (
          <Tag tone="jade">{t('cast.complete')}</Tag>
        )}
      </span>
      {isBehind ? (
        <Button size="sm" icon="restart" onClick={() => cast.forget(group.team_id)}>
          {t('cast.latest')}
        </Button>
      ) : (
        isOpen && (
          <span className={styles.acts}>
            <Button
              size="sm"
              aria-label={t('cast.fill_of', { group: group.name })}
              disabled={open === 0}
              onClick={() => cast.set(column, fill(cast.roles, group, holders))}
            >
              {t('cast.fill')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('cast.clear_of', { group: group.name })}
              disabled={Object.keys(holders).length === 0}
              onClick={() => cast.set(column, {})}
            >
              {t('cast.clear')}
            </Button>
          </span>
        )
      )}
    </th>
  );
}

function Cell(props: { cast: ClassCast; column: CastColumn; roleId: string; name: string }) {
  const { cast, column, roleId, name } = props;
  const { t } = useTranslation('class-task');
  const format = useFormat();
  const { group, holders, isOpen, isBehind } = column;
  const holder = holders[roleId] ?? null;
  const nameOf = (id: string) => format.pick(cast.roles.find((role) => role.id === id)?.name);
  if (!group.role_ids.includes(roleId)) return <span className={styles.none}>{t('cast.no_such_role')}</span>;
  if (!isOpen) return <span>{group.members.find(({ id }) => id === holder)?.name ?? t('roles.nobody')}</span>;
  const options = group.members
    .filter(({ automatic }) => !automatic)
    .map((member) => {
      const opposed = opposedTo(cast.roles, group, holders, { user: member.id, role: roleId });
      const held = group.role_ids.filter((id) => holders[id] === member.id && id !== roleId);
      const more = opposed
        ? t('cast.opposed', { role: nameOf(opposed) })
        : held.length > 0
          ? t('cast.also', { roles: format.list(held.map(nameOf)) })
          : '';
      return { value: member.id, label: member.name, more };
    });
  const isDoubled = holder !== null && Object.values(holders).filter((id) => id === holder).length > 1;
  const clash =
    holder === null ? null : opposedTo(cast.roles, group, holders, { user: holder, role: roleId });
  const notice = clash ? t('cast.opposed', { role: nameOf(clash) }) : t('cast.doubled');
  return (
    <span className={styles.cell}>
      <Select
        className={styles.select ?? ''}
        aria-label={t('cast.who', { role: name, group: group.name })}
        value={holder}
        placeholder={t('roles.nobody')}
        allowClear
        disabled={isBehind}
        popupMatchSelectWidth={240}
        options={options}
        optionRender={({ data }) => (
          <span className={styles.option}>
            {data.label}
            {data.more && <small>{data.more}</small>}
          </span>
        )}
        onChange={(to) => cast.set(column, give(holders, roleId, to ?? null))}
      />
      <span className={classNames(styles.doubled, clash && styles.clash)}>
        {isDoubled && (
          <span role="img" aria-label={notice} title={notice}>
            <Icon name={clash ? 'alert' : 'users'} size={14} />
          </span>
        )}
      </span>
    </span>
  );
}
