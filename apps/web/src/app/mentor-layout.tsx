import { guideBoard } from '@lets/contract';
import { Outlet, useNavigate } from 'react-router';
import { AppShell } from '../components/app-shell/app-shell.tsx';
import { useTranslation } from '../i18n/texts.ts';
import { HOME } from '../lib/own-path.ts';
import { useCall } from '../lib/query.ts';
import { HeaderTools, UnreadNotices } from './header-tools.tsx';
import { leave } from './leave.ts';
import { mentorNav } from './nav/mentor.ts';

export function Component() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const board = useCall(
    guideBoard,
    {},
    { quiet: 'the counts beside the areas are an extra; their pages tell' },
  ).data;
  const stuck = board?.rows.filter(({ state }) => state === 'stuck' || state === 'help').length;
  const nav = mentorNav.map(({ to, key }) => ({
    to,
    label: t(`nav.${key}`),
    ...(key === 'guide' && stuck && { badge: stuck }),
    ...(key === 'evaluate' && board && { count: board.to_evaluate }),
  }));
  return (
    <AppShell
      home={HOME[2]}
      area={t('area.mentor')}
      nav={nav}
      onLogout={() => void leave(navigate)}
      tools={<HeaderTools />}
      above={<UnreadNotices />}
    >
      <Outlet />
    </AppShell>
  );
}
