import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { AppShell } from '../components/app-shell/app-shell.tsx';
import { NEWS_MS, toast } from '../components/toast/toast.tsx';
import { useTranslation } from '../i18n/texts.ts';
import { takeLedHome } from '../lib/led-home.ts';
import { HOME } from '../lib/own-path.ts';
import { useUser } from '../lib/user.ts';
import { HeaderTools, UnreadNotices } from './header-tools.tsx';
import { leave } from './leave.ts';
import { mayManage, whyTurnedAway } from './manager-access.ts';
import { ManagerMenu } from './manager-menu.tsx';
import { ManagerMore } from './manager-more.tsx';

/** The frame of an administrator. Records and drawn flows are read without the menu, as wide as elsewhere. */
export function ManagerLayout({ hasMenu }: { hasMenu: boolean }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  return (
    <AppShell
      home={mayManage(HOME[3], useUser()) ? HOME[3] : '/manager'}
      area={t('area.manager')}
      nav={[]}
      {...(hasMenu && {
        side: <ManagerMenu more={(className) => <ManagerMore className={className} />} />,
      })}
      onLogout={() => void leave(navigate)}
      tools={<HeaderTools />}
      above={<UnreadNotices />}
    >
      <OwnPages />
    </AppShell>
  );
}

/** A page that is not theirs leads to their first one and says why, unless they were led there without asking for it. */
function OwnPages() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isTheirs = mayManage(pathname, useUser());
  const shown = useRef('');
  const judged = useRef('');
  useEffect(() => {
    // Once a page and verdict: being led here is told about once, and so is being turned away.
    const verdict = `${pathname} ${isTheirs}`;
    if (judged.current === verdict) return;
    judged.current = verdict;
    const wasLed = takeLedHome();
    if (isTheirs) {
      shown.current = pathname;
      return;
    }
    const why = whyTurnedAway({ wasShown: shown.current === pathname, wasLed });
    if (why) toast(t(`menu.${why}`), { type: 'warning', duration: NEWS_MS });
    void navigate('/manager', { replace: true });
  }, [isTheirs, pathname, navigate, t]);
  return isTheirs ? <Outlet /> : null;
}

export function Component() {
  return <ManagerLayout hasMenu />;
}
