import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { Button } from '../components/button/button.tsx';
import { EmptyState } from '../components/states/states.tsx';
import { readSession, writeSession } from '../lib/browser-storage.ts';

const RELOADED = 'lets2017_reloaded';

/** After an update the old page asks for code that is gone; one reload brings the new page. */
function reloadForNewCode(error: unknown): boolean {
  const isMissing =
    error instanceof Error && /dynamically imported module|module script/i.test(error.message);
  if (!isMissing || readSession(RELOADED) === location.pathname) return false;
  writeSession(RELOADED, location.pathname);
  location.reload();
  return true;
}

/** What stands in place of a page whose code failed. */
export function CrashPage() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  if (reloadForNewCode(error)) return null;
  console.error(error);
  return (
    <main className="page-root">
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
    </main>
  );
}
