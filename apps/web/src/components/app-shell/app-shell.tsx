import type { Identity } from '@lets/contract';
import type { ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { useUser } from '../../lib/user.ts';
import { AssistantSlot } from '../assistant-slot/assistant-slot.tsx';
import { Brand, LanguageButton } from '../brand/brand.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import { Avatar } from '../surface/surface.tsx';
import styles from './app-shell.module.css';

interface ShellNavItem {
  to: string;
  label: string;
  count?: number;
  /** Waits for an answer: an invitation. */
  badge?: number;
}

export interface AppShellProps {
  home: string;
  nav: readonly ShellNavItem[];
  /** The area's name beside the brand, where there is more than one kind of user. */
  area?: string;
  /** At the left of the content: a menu of 208. */
  side?: ReactNode;
  /** What else stands in the bar: messages, notices. */
  tools?: ReactNode;
  /** Above the page's own content: what a person must see once. */
  above?: ReactNode;
  onLogout: () => void;
  children: ReactNode;
}

/** The frame outside an experiment: bar of 60, content of up to 1384 below it. */
export function AppShell({ home, nav, area, side, tools, above, onLogout, children }: AppShellProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#content">
        {t('skip_to_content')}
      </a>
      <header className={styles.bar}>
        <Brand to={home} />
        {area && <span className={styles.area}>{area}</span>}
        {nav.length > 0 ? <Places nav={nav} /> : <span className={styles.nav} />}
        <span className={styles.tools}>
          {tools}
          <LanguageButton />
        </span>
        <AccountMenu onLogout={onLogout} />
        <AssistantSlot />
      </header>
      <div className={classNames(styles.body, Boolean(side) && styles.withSide)}>
        {side && <aside className={styles.side}>{side}</aside>}
        <main id="content" className={styles.content} tabIndex={-1}>
          {above}
          {children}
        </main>
      </div>
    </div>
  );
}

function Places({ nav }: { nav: readonly ShellNavItem[] }) {
  const { t } = useTranslation('common');
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      {nav.map((item) => (
        <NavLink
          key={item.to}
          to={item.to}
          className={({ isActive }) => classNames(styles.link, isActive && styles.on)}
        >
          {item.label}
          {item.count ? <span className={styles.count}>{item.count}</span> : null}
          {item.badge ? <CountBadge count={item.badge} /> : null}
        </NavLink>
      ))}
    </nav>
  );
}

/** Where everybody keeps their own account. */
const OWN_PAGE: Readonly<Record<Identity, string>> = {
  1: '/experiment/userCenter',
  2: '/mentor/userCenter',
  3: '/manager/user/mine',
  4: '/manager/user/mine',
};

function AccountMenu({ onLogout }: { onLogout: () => void }) {
  const { t } = useTranslation('common');
  const user = useUser();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <Menu
      label={t('account.menu')}
      buttonClass={styles.account}
      header={
        <div className={styles.person}>
          <b>{user.name}</b>
          <span>
            {user.account}
            <br />
            {t(`account.identity.${user.identity}`)}
          </span>
        </div>
      }
      items={[
        {
          key: 'mine',
          label: t(`account.own.${user.identity}`),
          icon: 'user',
          onSelect: () => void navigate(OWN_PAGE[user.identity]),
        },
        {
          key: 'password',
          label: t('account.change_password'),
          icon: 'lock',
          onSelect: () => void navigate('/updatePwd'),
        },
        { key: 'logout', label: t('account.logout'), icon: 'exit', apart: true, onSelect: onLogout },
      ]}
    >
      <Avatar name={user.name} size={32} />
      <span className={styles.name}>{user.name}</span>
      <Icon name="cd" size={13} />
    </Menu>
  );
}
