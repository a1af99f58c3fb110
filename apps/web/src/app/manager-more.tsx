import { NavLink } from 'react-router';
import { Icon } from '../components/icon/icon.tsx';
import { ApprovalsLink } from '../features/school/approvals/approvals-link.tsx';
import { BackupsLink } from '../features/school/backups/backups-link.tsx';
import { IntegrationsLink } from '../features/school/integrations/integrations-link.tsx';
import { StatusLink } from '../features/school/status/status-link.tsx';
import { useTranslation } from '../i18n/texts.ts';
import { useUser } from '../lib/user.ts';
import { APPROVALS, BACKUPS, DUTIES_PAGE, INTEGRATIONS, mayManage, STATUS } from './manager-access.ts';

/** What stands in the side menu below the modules, and belongs to none of them. */
export function ManagerMore({ className }: { className: (state: { isActive: boolean }) => string }) {
  const { t } = useTranslation('duties');
  const user = useUser();
  return (
    <>
      {mayManage(APPROVALS, user) && <ApprovalsLink className={className} />}
      {mayManage(DUTIES_PAGE, user) && (
        <NavLink to={DUTIES_PAGE} className={className}>
          <Icon name="scales" size={17} />
          <span>{t('title')}</span>
        </NavLink>
      )}
      {mayManage(INTEGRATIONS, user) && <IntegrationsLink className={className} />}
      {mayManage(BACKUPS, user) && <BackupsLink className={className} />}
      {mayManage(STATUS, user) && <StatusLink className={className} />}
    </>
  );
}
