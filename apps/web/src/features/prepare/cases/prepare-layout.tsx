import { NavLink, Outlet } from 'react-router';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import styles from './prepare.module.css';

const VIEWS = ['byCourse', 'byType', 'selfCourse', 'byOthers'] as const;

/** The four ways into preparation. */
export function Component() {
  const { t } = useTranslation('prepare');
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <nav className={styles.views} aria-label={t('views')}>
            {VIEWS.map((view) => (
              <NavLink
                key={view}
                to={`/experiment/prepare/${view}`}
                className={({ isActive }) => classNames(isActive && styles.onView)}
              >
                {t(`view.${view}`)}
              </NavLink>
            ))}
          </nav>
        }
      />
      <Outlet />
    </>
  );
}
