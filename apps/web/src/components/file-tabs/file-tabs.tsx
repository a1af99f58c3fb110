import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { NavLink } from 'react-router';
import type { IconName } from '../../art/icon-names.ts';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './file-tabs.module.css';

export interface FileTab<K extends string = string> {
  key: K;
  label: string;
  icon?: IconName;
  count?: number;
  /** Something waits behind this tab. */
  dot?: boolean;
}

interface FileTabsProps<K extends string> {
  tabs: readonly FileTab<K>[];
  value: K;
  onChange: (key: K) => void;
  /** What the tabs divide, for those who do not see them. */
  label: string;
  /** The id of the panel they open; give it `role="tabpanel"`. */
  panelId?: string;
  className?: string;
}

/** The main parts of one thing as file tabs; the open one joins its white sheet. Arrow keys move between them. */
export function FileTabs<K extends string>(props: FileTabsProps<K>) {
  const { tabs, value, onChange, label, panelId, className } = props;
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.length, End: tabs.length }[event.key];
    if (!step) return;
    event.preventDefault();
    const now = tabs.findIndex((tab) => tab.key === value);
    const isJump = Math.abs(step) >= tabs.length;
    const next = isJump ? (step > 0 ? tabs.length - 1 : 0) : (now + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onChange(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div
      ref={list}
      className={classNames(styles.tabs, className)}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          aria-selected={tab.key === value}
          aria-controls={panelId}
          tabIndex={tab.key === value ? 0 : -1}
          className={classNames(styles.tab, tab.key === value && styles.on)}
          onClick={() => onChange(tab.key)}
        >
          <TabLabel tab={tab} />
        </button>
      ))}
    </div>
  );
}

/** The same tabs as links, where each part has its own address. */
export function FileTabLinks(props: {
  /** `isOn` where the path alone does not tell. */
  tabs: readonly (FileTab & { to: string; isOn?: boolean })[];
  label: string;
  /** As high as a sheet's title. */
  large?: boolean;
  className?: string;
}) {
  return (
    <nav className={classNames(styles.tabs, props.className)} aria-label={props.label}>
      {props.tabs.map((tab) => (
        <NavLink
          key={tab.key}
          to={tab.to}
          aria-current={tab.isOn === false ? 'false' : 'page'}
          className={({ isActive }) =>
            classNames(styles.tab, props.large && styles.heading, (tab.isOn ?? isActive) && styles.on)
          }
        >
          <TabLabel tab={tab} />
        </NavLink>
      ))}
    </nav>
  );
}

function TabLabel({ tab }: { tab: FileTab }): ReactNode {
  return (
    <>
      {tab.icon && <Icon name={tab.icon} size={17} />}
      {tab.label}
      {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
      {tab.dot && <i className={styles.dot} />}
    </>
  );
}
