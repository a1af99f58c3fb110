import type { ProjectDetail } from '@lets/contract';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Scene } from '../../../../components/scene/index.ts';
import { pick } from '../../../../i18n/index.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { coverOccupants } from './cover-occupants.ts';
import styles from './hero.module.css';

/** The case's name on ink, with the scene it is played in. */
export function Hero({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation(['prepare', 'common']);
  const format = useFormat();
  const { language } = format;
  const occupants = useMemo(
    () => coverOccupants(project, (role) => pick(role.name, language)),
    [project, language],
  );
  const name = format.pick(project.name);
  // A Chinese reader also meets the English name; an English screen has no Chinese on it.
  const english = language === 'zh' ? project.name.en : '';
  const subtitle = [english === name ? '' : english, format.pick(project.case_number)];
  const facts = [
    t(`common:type.${project.experiment_type}`),
    t('facts.roles', { count: project.role_count }),
    t('facts.sections', { count: project.section_count }),
    t('facts.hours', { count: project.credit_hours }),
    t('facts.minutes', { count: project.minutes }),
  ];
  return (
    <section className={styles.hero}>
      <div className={styles.heroScene}>
        <Scene scene={project.cover} occupants={occupants} plates={false} label={t('cover_label')} />
      </div>
      <div className={styles.heroText}>
        <nav className={styles.crumbs} aria-label={t('crumbs')}>
          <Link to="/experiment/prepare">{t('title')}</Link>
          {project.course && (
            <>
              <Icon name="cr" size={11} />
              <Link to={`/experiment/prepare/byCourse?course=${project.course.id}`}>
                {format.pick(project.course.name)}
              </Link>
            </>
          )}
          <Icon name="cr" size={11} />
          <span aria-current="page">{name}</span>
        </nav>
        <h1>{name}</h1>
        <p className={styles.subtitle}>{subtitle.filter(Boolean).join(t('joiner'))}</p>
        <ul className={styles.heroTags}>
          <li className={styles.grade}>{t(`common:grade.${project.grade}`)}</li>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
