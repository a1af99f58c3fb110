import type { ProjectCard } from '@lets/contract';
import { Link } from 'react-router';
import { sceneUrl } from '../../../art/art-files.ts';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { casePath } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { OpenTag } from './open-tag.tsx';
import styles from './prepare.module.css';

/** A case in a list: its scene, what it is about, its size, and whether it is open. */
export function CaseCard({ card }: { card: ProjectCard }) {
  const { t } = useTranslation(['prepare', 'common']);
  const format = useFormat();
  const facts = [
    t('facts.roles', { count: card.role_count }),
    t('facts.sections', { count: card.section_count }),
    t('facts.minutes', { count: card.minutes }),
  ];
  return (
    <li className={styles.caseCard}>
      <span className={styles.cover}>
        <img src={sceneUrl(card.cover)} alt="" loading="lazy" />
        <Tag className={styles.grade ?? ''}>{t(`common:grade.${card.grade}`)}</Tag>
        {card.is_first && (
          <Tag tone="seal" icon="star" className={styles.first ?? ''}>
            {t('first')}
          </Tag>
        )}
      </span>
      <div className={styles.caseBody}>
        <h3>
          <Link to={casePath(card.id)}>{format.pick(card.name)}</Link>
        </h3>
        <p className={styles.caseMeta}>
          {[t(`common:type.${card.experiment_type}`), card.course && format.pick(card.course.name)]
            .filter(Boolean)
            .join(t('joiner'))}
        </p>
        <p className={styles.caseText}>{format.pick(card.introduction)}</p>
        <p className={styles.facts}>{facts.join(t('joiner'))}</p>
        <div className={styles.caseFoot}>
          <OpenTag open={card.open} />
          <MyRuns runs={card.my_runs} />
        </div>
      </div>
    </li>
  );
}

/** The reader's own runs of the case. */
function MyRuns({ runs }: { runs: ProjectCard['my_runs'] }) {
  const { t } = useTranslation('prepare');
  const parts = [
    runs.waiting > 0 && t('my_runs.waiting', { count: runs.waiting }),
    runs.in_progress > 0 && t('my_runs.in_progress', { count: runs.in_progress }),
    runs.ended > 0 && t('my_runs.ended', { count: runs.ended }),
  ].filter(Boolean);
  return <span className={styles.myRuns}>{parts.join(t('joiner'))}</span>;
}
