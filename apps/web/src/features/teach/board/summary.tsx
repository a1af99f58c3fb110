import type { guideBoard, OutputOf } from '@lets/contract';
import { Link } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './summary.module.css';
import { isSigning, isStuck, studentsOf } from './use-board.ts';

/** The class in six figures. */
export function Summary({ board, onStuck }: { board: OutputOf<typeof guideBoard>; onStuck: () => void }) {
  const { t } = useTranslation('guide');
  const { rows, total, to_evaluate } = board;
  const stuck = rows.filter(isStuck).length;
  const teams = rows.map(studentsOf);
  const present = teams.reduce((sum, team) => sum + team.present, 0);
  const students = teams.reduce((sum, team) => sum + team.all, 0);
  return (
    <dl className={styles.summary}>
      <Figure name={t('figure.running')} value={total} unit={t('figure.teams', { count: total })} />
      <div className={stuck > 0 ? styles.hot : undefined}>
        <dt>
          {stuck > 0 && <Icon name="alert" size={15} />}
          {stuck > 0 ? (
            <button type="button" onClick={onStuck}>
              {t('figure.stuck')}
            </button>
          ) : (
            t('figure.stuck')
          )}
        </dt>
        <dd>
          <b>{stuck}</b> {t('figure.teams', { count: stuck })}
        </dd>
      </div>
      <Figure
        name={t('figure.voting')}
        value={rows.filter(({ is_voting }) => is_voting).length}
        unit={t('figure.teams', { count: rows.filter(({ is_voting }) => is_voting).length })}
      />
      <Figure
        name={t('figure.signing')}
        value={rows.filter(isSigning).length}
        unit={t('figure.teams', { count: rows.filter(isSigning).length })}
      />
      <Figure name={t('figure.present')} value={present} unit={t('figure.of', { count: students })} />
      <div>
        <dt>{t('figure.to_evaluate')}</dt>
        <dd>
          <Link to="/mentor/evaluate?evaluated=no">
            <b>{to_evaluate}</b> {t('figure.teams', { count: to_evaluate })}
          </Link>
        </dd>
      </div>
    </dl>
  );
}

function Figure({ name, value, unit }: { name: string; value: number; unit: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> {unit}
      </dd>
    </div>
  );
}
