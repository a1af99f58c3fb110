import { type ReactNode, useState } from 'react';
import { Navigate, NavLink, useLocation } from 'react-router';
import { Icon } from '../components/icon/icon.tsx';
import { useTranslation } from '../i18n/texts.ts';
import { classNames } from '../lib/class-names.ts';
import { useUser } from '../lib/user.ts';
import { firstUserPage, mayManage } from './manager-access.ts';
import styles from './manager-menu.module.css';
import { type ManagerEntry, type ManagerScreen, managerNav } from './nav/manager.ts';

/** What of the menu is this administrator's: the server says so in the readable cookie, and judges each call itself. */
function useEntries(): readonly ManagerEntry[] {
  const user = useUser();
  return managerNav
    .map((entry) => ({ ...entry, screens: entry.screens.filter(({ to }) => mayManage(to, user)) }))
    .filter(({ screens }) => screens.length > 0);
}

type ClassName = (state: { isActive: boolean }) => string;

/**
 * The management area's modules, at the left of every one of its pages. `more` comes from the area's own frame: this file is loaded
 * before the log-in.
 */
export function ManagerMenu({ more }: { more: (className: ClassName) => ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <nav className={styles.menu} aria-label={t('menu.label')}>
      {useEntries().map((entry) => (
        <Entry key={entry.module} entry={entry} />
      ))}
      {more(({ isActive }) => classNames(styles.item, isActive && styles.on) ?? '')}
    </nav>
  );
}

function Entry({ entry }: { entry: ManagerEntry }) {
  const { t } = useTranslation(['common', 'privacy']);
  const nameOf = (screen: ManagerScreen) => t('text' in screen ? screen.text : `menu.${screen.key}`);
  const { pathname } = useLocation();
  const isHere = entry.screens.some(({ to }) => pathname.startsWith(to));
  const [isOpen, setOpen] = useState(isHere);
  const label = t(`menu.module.${entry.module}`);
  const [only] = entry.screens;
  if (entry.screens.length === 1 && only) {
    return (
      <NavLink to={only.to} className={({ isActive }) => classNames(styles.item, isActive && styles.on)}>
        <Icon name={entry.icon} size={17} />
        <span>{label}</span>
      </NavLink>
    );
  }
  const isShown = isOpen || isHere;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.item, isHere && styles.open)}
        aria-expanded={isShown}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={entry.icon} size={17} />
        <span>{label}</span>
        <Icon name={isShown ? 'cu' : 'cd'} size={13} />
      </button>
      {isShown &&
        entry.screens.map((screen) => (
          <NavLink
            key={screen.to}
            to={screen.to}
            end={entry.screens.some((other) => other.to.startsWith(`${screen.to}/`))}
            className={({ isActive }) => classNames(styles.item, styles.sub, isActive && styles.on)}
          >
            <span>{nameOf(screen)}</span>
          </NavLink>
        ))}
    </>
  );
}

/** The area's own address leads to the first module that is this administrator's. */
export function FirstModule() {
  const { t } = useTranslation('common');
  const first = useEntries()[0]?.screens[0];
  return first ? <Navigate to={first.to} replace /> : <p>{t('menu.none')}</p>;
}

export function FirstUserPage() {
  return <Navigate to={firstUserPage(useUser())} replace />;
}
