import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { AppShell } from '../components/app-shell/app-shell.tsx';
import { HOME } from '../lib/own-path.ts';
import { HeaderTools, UnreadNotices } from './header-tools.tsx';
import { leave } from './leave.ts';
import { managerNav } from './routes/manager.tsx';
import { useNudges } from './use-nudges.ts';

export function Component() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  useNudges();
  const nav = managerNav.map(({ to, key }) => ({ to, label: t(`nav.${key}`) }));
  return (
    <AppShell
      home={HOME[3]}
      area={t('area.manager')}
      nav={nav}
      onLogout={() => void leave(navigate)}
      tools={<HeaderTools />}
      above={<UnreadNotices />}
    >
      <Outlet />
    </AppShell>
  );
}
