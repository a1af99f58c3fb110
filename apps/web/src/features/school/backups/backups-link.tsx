import { NavLink } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';

/** The backups in a super administrator's side menu. */
export function BackupsLink({ className }: { className: (state: { isActive: boolean }) => string }) {
  const { t } = useTranslation('backup');
  return (
    <NavLink to="/manager/user/backup" className={className}>
      <Icon name="shield" size={17} />
      <span>{t('title')}</span>
    </NavLink>
  );
}
