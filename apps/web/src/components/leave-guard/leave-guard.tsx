import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { ConfirmDialog } from '../dialog/dialog.tsx';

interface LeaveGuardProps {
  /** Asked at the moment of leaving, so that a page that has just saved may go on at once. */
  isUnsaved: () => boolean;
  /** A page that saves by itself gets the moment that it needs; only what cannot be saved is asked about. */
  save?: () => Promise<boolean>;
  /** Going to an address that begins so, or of which this is true, is not leaving. */
  within?: string | ((pathname: string) => boolean);
  /** Another page of a list at the same address is leaving too. */
  withSearch?: boolean;
  title?: string;
  text?: string;
}

function isWithin(within: LeaveGuardProps['within'], pathname: string): boolean {
  if (typeof within === 'string') return pathname.startsWith(within);
  return within?.(pathname) ?? false;
}

/** Asks before a page with something unsaved is left, or its window closed. */
export function LeaveGuard({ isUnsaved, save, within, withSearch = false, title, text }: LeaveGuardProps) {
  const { t } = useTranslation('common');
  const ports = useRef({ isUnsaved, save });
  ports.current = { isUnsaved, save };
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (ports.current.isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeaving =
      (currentLocation.pathname !== nextLocation.pathname ||
        (withSearch && currentLocation.search !== nextLocation.search)) &&
      !isWithin(within, nextLocation.pathname);
    return isLeaving && isUnsaved();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ports.current.save?.().then((isSaved) => {
      if (isSaved) blocker.proceed();
    });
  }, [blocker]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={title ?? t('leave.title')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      {text ?? t('leave.text')}
    </ConfirmDialog>
  );
}
