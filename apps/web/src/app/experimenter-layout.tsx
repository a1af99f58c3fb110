import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { AppShell } from '../components/app-shell/app-shell.tsx';
import { HOME } from './guards.ts';
import { leave } from './leave.ts';
import { experimentNav } from './routes/experiment.tsx';

export function Component() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const nav = experimentNav.map(({ to, key }) => ({ to, label: t(`nav.${key}`) }));
  return (
    <AppShell home={HOME[1]} nav={nav} onLogout={() => void leave(navigate)}>
      <Outlet />
    </AppShell>
  );
}
