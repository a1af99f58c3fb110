import { NavLink } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';

/** The status page in the side menu. */
export function StatusLink({ className }: { className: (state: { isActive: boolean }) => string }) {
  const { t } = useTranslation('status');
  return (
    <NavLink to="/manager/user/status" className={className}>
      <Icon name="screen" size={17} />
      <span>{t('title')}</span>
    </NavLink>
  );
}
