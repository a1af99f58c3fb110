import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { AppShell } from '../components/app-shell/app-shell.tsx';
import { NEWS_MS, toast } from '../components/toast/toast.tsx';
import { HOME } from '../lib/own-path.ts';
import { useUser } from '../lib/user.ts';
import { HeaderTools, UnreadNotices } from './header-tools.tsx';
import { leave } from './leave.ts';
import { mayManage } from './manager-access.ts';
import { ManagerMenu } from './manager-menu.tsx';

/** The frame of an administrator. Records and drawn flows are read without the menu, as wide as elsewhere. */
export function ManagerLayout({ hasMenu }: { hasMenu: boolean }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  return (
    <AppShell
      home={HOME[3]}
      area={t('area.manager')}
      nav={[]}
      {...(hasMenu && { side: <ManagerMenu /> })}
      onLogout={() => void leave(navigate)}
      tools={<HeaderTools />}
      above={<UnreadNotices />}
    >
      <OwnPages />
    </AppShell>
  );
}

/** A page that is not theirs leads to their first one; one that was taken from them meanwhile says so. */
function OwnPages() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isTheirs = mayManage(pathname, useUser());
  const shown = useRef('');
  useEffect(() => {
    if (isTheirs) {
      shown.current = pathname;
      return;
    }
    if (shown.current === pathname) toast(t('menu.withdrawn'), { type: 'warning', duration: NEWS_MS });
    void navigate('/manager', { replace: true });
  }, [isTheirs, pathname, navigate, t]);
  return isTheirs ? <Outlet /> : null;
}

export function Component() {
  return <ManagerLayout hasMenu />;
}
