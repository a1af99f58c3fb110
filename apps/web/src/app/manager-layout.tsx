import { type CallDeclaration, CODE, noticeManageList, settingGet } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { AppShell } from '../components/app-shell/app-shell.tsx';
import { ApiError, type CallInput } from '../lib/api-client.ts';
import { HOME } from '../lib/own-path.ts';
import { useCall } from '../lib/query.ts';
import { HeaderTools, UnreadNotices } from './header-tools.tsx';
import { leave } from './leave.ts';
import { managerNav } from './routes/manager.tsx';
import { useNudges } from './use-nudges.ts';

export function Component() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  useNudges();
  const isClosed = {
    notices: useIsRefused(noticeManageList, { size: 1 }),
    setting: useIsRefused(settingGet, {}),
  };
  const open = managerNav.filter(({ key }) => key === 'runs' || !isClosed[key]);
  const nav = open.map(({ to, key }) => ({ to, label: t(`nav.${key}`) }));
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

/** Modules are given to administrators one by one: a place that the server keeps from this one has no entry. */
function useIsRefused<C extends CallDeclaration>(read: C, input: CallInput<C>): boolean {
  const { error } = useCall(read, input, { silent: true, staleTime: 300_000 });
  return error instanceof ApiError && error.code === CODE.no_authority;
}
