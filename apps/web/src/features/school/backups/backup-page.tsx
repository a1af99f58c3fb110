import { type Backup, backupList, backupMake, backupTry } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { BackupPlan } from './backup-plan.tsx';
import { BackupTable, type Step } from './backup-table.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { JobLine } from './job-line.tsx';

/** Often enough to follow what goes on, and to see in time that another server or the timer has begun something. */
const ASKED_AGAIN_MS = { busy: 1000, idle: 15_000 };

const MINUTE_MS = 60_000;

/** /manager/user/backup: the backups of the school, for super administrators. */
export function Component() {
  const { t } = useTranslation('backup');
  usePageTitle(t('title'));
  // One clock for the whole page: two ages of one backup would differ.
  const now = useNow(MINUTE_MS);
  const read = useCall(backupList, {}, { refetchInterval: ASKED_AGAIN_MS.idle });
  const isBusy = read.data?.job?.ended_at === null;
  // Beside the slow one: both read the same answer.
  useCall(
    backupList,
    {},
    {
      quiet: 'the other read of the same list shows it',
      enabled: isBusy,
      refetchInterval: ASKED_AGAIN_MS.busy,
    },
  );
  const make = useAct(backupMake, { invalidates: [backupList] });
  const attempt = useAct(backupTry, { invalidates: [backupList] });
  const [asked, ask, close] = useOpen<{ backup: Backup; step: 'download' | 'delete' }>();
  const take = (backup: Backup, step: Step) =>
    step === 'try' ? attempt.mutate({ name: backup.name }) : ask({ backup, step });
  const makeButton = (
    <Button
      variant="primary"
      icon="shield"
      busy={make.isPending}
      disabled={isBusy}
      onClick={() => make.mutate({})}
    >
      {t('make')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        count={read.data && t('count', { count: read.data.list.length })}
        actions={makeButton}
      />
      <QueryView query={read} skeleton={<SkeletonRows count={6} height={56} />}>
        {({ list, job, ...plan }) => (
          <>
            <BackupPlan list={list} now={now} {...plan} />
            {job && <JobLine job={job} />}
            {list.length === 0 ? (
              <EmptyState icon="shield" title={t('none')} text={t('none_text')} />
            ) : (
              <BackupTable list={list} now={now} isBusy={isBusy} onStep={take} />
            )}
          </>
        )}
      </QueryView>
      {asked?.step === 'download' && <DownloadDialog backup={asked.backup} onClose={close} />}
      {asked?.step === 'delete' && <DeleteDialog backup={asked.backup} onClose={close} />}
    </>
  );
}
