import { approvalCount } from '@lets/contract';
import { NavLink } from 'react-router';
import { CountBadge } from '../../../components/count-badge/count-badge.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';

/** The approvals in the side menu, with how many wait for the reader. */
export function ApprovalsLink({ className }: { className: (state: { isActive: boolean }) => string }) {
  const { t } = useTranslation('approvals');
  const { data } = useCall(
    approvalCount,
    {},
    { quiet: 'the count in the menu is an extra; the page itself tells' },
  );
  const waiting = data?.waiting ?? 0;
  return (
    <NavLink to="/manager/user/approvals" className={className}>
      <Icon name="checkc" size={17} />
      <span>{t('title')}</span>
      {waiting > 0 && <CountBadge count={waiting} title={t('waiting_for_you', { count: waiting })} />}
    </NavLink>
  );
}
