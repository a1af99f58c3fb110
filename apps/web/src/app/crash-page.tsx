import { useRouteError } from 'react-router';
import { Button } from '../components/button/button.tsx';
import { EmptyState } from '../components/states/states.tsx';
import { useTranslation } from '../i18n/texts.ts';
import { readSession, writeSession } from '../lib/browser-storage.ts';
import { isCodeMissing } from '../lib/missing-code.ts';

const RELOADED = 'lets2017_reloaded';

/** One reload brings the page of the update. */
function reloadForNewCode(error: unknown): boolean {
  if (!isCodeMissing(error) || readSession(RELOADED) === location.pathname) return false;
  writeSession(RELOADED, location.pathname);
  location.reload();
  return true;
}

/** What stands in place of a page whose code failed; the frame around it goes on. */
export function RouteCrash() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  if (reloadForNewCode(error)) return null;
  return (
    <EmptyState
      icon="alert"
      title={t('error.crash_title')}
      text={t('error.crash_text')}
      action={
        <Button variant="primary" icon="restart" onClick={() => location.reload()}>
          {t('error.reload')}
        </Button>
      }
    />
  );
}

/** The same where there is no frame around it. */
export function CrashPage() {
  return (
    <main className="page-root">
      <RouteCrash />
    </main>
  );
}
