import { NavLink } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';

/** The integrations in a super administrator's side menu. */
export function IntegrationsLink({ className }: { className: (state: { isActive: boolean }) => string }) {
  const { t } = useTranslation('integrations');
  return (
    <NavLink to="/manager/user/integrations" className={className}>
      <Icon name="link" size={17} />
      <span>{t('title')}</span>
    </NavLink>
  );
}
