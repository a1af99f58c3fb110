import { Icon } from '../icon/icon.tsx';
import { Menu, type MenuItem } from '../menu/menu.tsx';
import styles from './manage-table.module.css';

/** What else can be done with a row. */
export function MoreMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  return (
    <Menu label={label} buttonClass={styles.more ?? ''} items={items}>
      <Icon name="more" size={17} />
    </Menu>
  );
}
