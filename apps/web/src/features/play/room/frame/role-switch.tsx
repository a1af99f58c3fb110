import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './bar.module.css';

/** The role I act in, and the others I may take up here. */
export function RoleSwitch() {
  const { t } = useTranslation('room');
  const { currentRole, setCurrentRole, me, node } = useRoom(
    only('currentRole', 'setCurrentRole', 'me', 'node'),
  );
  const inside = useRoom(({ section }) => (section?.status === 'open' ? section.inside : null));
  const names = useNames();
  const shown = currentRole ?? me.roleIds[0];
  if (shown === undefined) return null;
  const role = names.role(shown);
  const isHost = inside !== null && node.roles.some(({ role_id, host }) => host && role_id === shown);
  const content = (
    <>
      <Face character={role.character} side={role.side} size={28} />
      <span className={styles.roleName}>
        <small>
          {isHost ? t('role.as_host') : role.party ? t('role.as', { name: role.party }) : t('role.current')}
        </small>
        <b title={role.name}>{role.name}</b>
      </span>
    </>
  );
  if (!node.can_switch || me.roleIdsHere.length < 2 || !currentRole) {
    return <span className={classNames(styles.pill, styles.role)}>{content}</span>;
  }
  return (
    <Menu
      label={t('role.switch', { name: role.name })}
      buttonClass={styles.role ?? ''}
      items={me.roleIdsHere.map((id) => {
        const other = names.role(id);
        const isOutside = inside?.includes(id) === false;
        const state = id === currentRole ? t('role.now') : isOutside ? t('role.outside') : other.party;
        return {
          key: id,
          label: other.name,
          ...(state && { note: state }),
          icon: id === currentRole ? 'check' : 'user',
          onSelect: () => setCurrentRole(id),
        };
      })}
    >
      {content}
      <Icon name="cd" size={14} />
    </Menu>
  );
}
