import type { TeamFigures } from '@lets/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { recordPath } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './compare.module.css';
import { COLUMNS, type Column, figureOf, type Order, ordered, pressed } from './order.ts';

/** A row for each team; a press on a head puts them in its order. */
export function TeamTable({ list }: { list: readonly TeamFigures[] }) {
  const { t } = useTranslation('compare');
  const [order, setOrder] = useState<Order | null>(null);
  const head = (by: Order['by']) => (
    <th
      key={by}
      scope="col"
      aria-sort={order?.by !== by ? undefined : order.isDown ? 'descending' : 'ascending'}
    >
      <button type="button" onClick={() => setOrder(pressed(order, by))}>
        {t(`column.${by}`)}
        {order?.by === by && <Icon name={order.isDown ? 'cd' : 'cu'} size={12} />}
      </button>
    </th>
  );
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('table')}</caption>
        <thead>
          <tr>
            {head('name')}
            <th scope="col">{t('column.state')}</th>
            {COLUMNS.map(head)}
          </tr>
        </thead>
        <tbody>
          {ordered(list, order).map((team) => (
            <TeamRow key={team.team_id} team={team} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TeamRow({ team }: { team: TeamFigures }) {
  const { t } = useTranslation('compare');
  const say = useFigureWords();
  const state = team.ending ?? team.status ?? 'none';
  return (
    <tr>
      <th scope="row">
        {team.eid !== null && team.started_at !== null ? (
          <Link to={recordPath(team.eid)}>{team.name}</Link>
        ) : (
          team.name
        )}
        <small>{t('members', { count: team.members })}</small>
      </th>
      <td>{t(`state.${state}`)}</td>
      {COLUMNS.map((column) => (
        <td key={column}>{say(team, column)}</td>
      ))}
    </tr>
  );
}

/** A figure as it is read; a dash where there is none. */
export function useFigureWords(): (team: TeamFigures, column: Column) => string {
  const { t } = useTranslation('compare');
  const format = useFormat();
  return (team, column) => {
    const figure = figureOf(team, column);
    if (figure === null) return t('no_figure');
    if (column === 'took') return format.duration(figure);
    if (column !== 'scores' || !team.scores) return format.number(figure);
    const { lowest, highest } = team.scores;
    const mean = format.number(figure, 1);
    if (lowest === highest) return mean;
    return t('between', { mean, lowest: format.number(lowest, 1), highest: format.number(highest, 1) });
  };
}
