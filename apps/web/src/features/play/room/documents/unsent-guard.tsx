import { LeaveGuard } from '../../../../components/leave-guard/leave-guard.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import type { SharedLine } from './shared-line.ts';

/** The flow leads from section to section without asking: what is unsent is kept. */
const ROOMS = '/experiment/meta/';

/** Somebody who leaves the run with something on the page that the server does not have is told so, when it cannot be sent at once. */
export function UnsentGuard({ line }: { line: SharedLine }) {
  const { t } = useTranslation('documents');
  return (
    <LeaveGuard
      isUnsaved={() => line.isEdited()}
      save={() => line.flush()}
      within={ROOMS}
      text={t('leave')}
    />
  );
}
