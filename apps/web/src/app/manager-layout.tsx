import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { AppShell } from '../components/app-shell/app-shell.tsx';
import { HOME } from '../lib/own-path.ts';
import { HeaderTools, UnreadNotices } from './header-tools.tsx';
import { leave } from './leave.ts';
import { ManagerMenu } from './manager-menu.tsx';
import { useNudges } from './use-nudges.ts';

/** The frame of an administrator. Records and drawn flows are read without the menu, as wide as elsewhere. */
export function ManagerLayout({ hasMenu }: { hasMenu: boolean }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  useNudges();
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
      <Outlet />
    </AppShell>
  );
}

export function Component() {
  return <ManagerLayout hasMenu />;
}
