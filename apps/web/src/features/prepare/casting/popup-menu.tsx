import { Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import type { MenuItem } from '../../../components/menu/menu.tsx';

/** A menu that opens over the page: the kit's would be cut off by the scrolling box it stands in. */
export function PopupMenu(props: {
  label: string;
  items: readonly MenuItem[];
  className?: string | undefined;
  children: ReactNode;
}) {
  const { label, items, className, children } = props;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: items.map(({ key, label: text, icon, danger, onSelect }) => ({
          key,
          label: text,
          danger: danger ?? false,
          ...(icon && { icon: <Icon name={icon} size={15} /> }),
          onClick: onSelect,
        })),
      }}
    >
      <button type="button" className={className} aria-label={label} aria-haspopup="menu">
        {children}
      </button>
    </Dropdown>
  );
}
