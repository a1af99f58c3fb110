import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { IconName } from '../../art/icon-names.ts';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './menu.module.css';
import { usePlace } from './use-place.ts';

export interface MenuItem {
  key: string;
  label: string;
  icon?: IconName;
  /** Stands below a rule, last: delete, log out. */
  apart?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** Why it may not be chosen. */
  note?: string;
  onSelect: () => void;
}

interface MenuProps {
  /** What the button shows. */
  children: ReactNode;
  /** What the menu is for; the button's name is its content, with this in front where the content does not say it. */
  label?: string;
  items: readonly MenuItem[];
  header?: ReactNode;
  align?: 'start' | 'end';
  /** How the button is framed; bare without it. */
  look?: 'act' | 'tool';
  buttonClass?: string;
  /** What was chosen is under way: nothing can be chosen meanwhile. */
  isBusy?: boolean;
  disabled?: boolean;
}

/** A button that opens a list of acts over whatever it stands in. Arrow keys, Home and End move, Escape closes. */
export function Menu({
  children,
  label,
  items,
  header,
  align = 'end',
  look,
  buttonClass,
  isBusy = false,
  disabled = false,
}: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pop = useRef<HTMLDivElement>(null);
  const id = useId();
  usePlace(isOpen, button, pop, align);

  useEffect(() => {
    if (!isOpen) return;
    itemsOf(root.current)[0]?.focus({ preventScroll: true });
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('mousedown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('mousedown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
    const all = itemsOf(root.current);
    const now = all.findIndex((item) => item.contains(document.activeElement));
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || (!isOpen && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (!isOpen) setOpen(true);
    else all.at(next % all.length)?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the button and the items inside
    <span ref={root} className={styles.root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, look && styles[look], buttonClass)}
        disabled={disabled || isBusy}
        aria-busy={isBusy || undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label && <span className="visually-hidden">{label}</span>}
        {children}
      </button>
      {isOpen && (
        <div ref={pop} popover="manual" className={styles.pop}>
          {header && <div className={styles.header}>{header}</div>}
          <div id={id} role="menu" aria-label={label}>
            {items.map((item) => (
              <button
                key={item.key}
                type="button"
                role="menuitem"
                tabIndex={-1}
                disabled={item.disabled}
                className={classNames(styles.item, item.apart && styles.apart, item.danger && styles.danger)}
                onClick={() => {
                  close();
                  item.onSelect();
                }}
              >
                {item.icon && <Icon name={item.icon} size={16} />}
                <span>
                  {item.label}
                  {item.note && <small>{item.note}</small>}
                </span>
              </button>
            ))}
          </div>
        </div>
      )}
    </span>
  );
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? [])];
}
