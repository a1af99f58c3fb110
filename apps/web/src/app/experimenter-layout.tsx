import { experimentList } from '@lets/contract';
import { Outlet, useNavigate } from 'react-router';
import { AppShell } from '../components/app-shell/app-shell.tsx';
import { useTranslation } from '../i18n/texts.ts';
import { HOME } from '../lib/own-path.ts';
import { useCall } from '../lib/query.ts';
import { HeaderTools, UnreadNotices } from './header-tools.tsx';
import { leave } from './leave.ts';
import { experimentNav } from './nav/experiment.ts';
import { useInvitationNews } from './use-invitation-news.ts';

export function Component() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const invitations = useInvitationNews();
  const doing = useCall(
    experimentList,
    { scope: 'doing', size: 1 },
    { quiet: 'the count beside the area is an extra; its page tells' },
  );
  const nav = experimentNav.map(({ to, key }) => ({
    to,
    label: t(`nav.${key}`),
    ...(key === 'doing' && { count: doing.data?.total ?? 0 }),
    ...(key === 'group' && { badge: invitations }),
  }));
  return (
    <AppShell
      home={HOME[1]}
      nav={nav}
      onLogout={() => void leave(navigate)}
      tools={<HeaderTools />}
      above={<UnreadNotices />}
    >
      <Outlet />
    </AppShell>
  );
}
