import type { TeamFigures } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './compare.module.css';
import { type Column, figureOf, ordered } from './order.ts';
import { useFigureWords } from './team-table.tsx';

const CHARTS = ['took', 'documents', 'votes', 'wrong_tries', 'scores'] as const satisfies readonly Column[];

/** A small chart for each figure: the teams that have it, the most first. The table above says the same. */
export function Bars({ list }: { list: readonly TeamFigures[] }) {
  const { t } = useTranslation('compare');
  const say = useFigureWords();
  const format = useFormat();
  const shown = CHARTS.map((column) => ({
    column,
    teams: ordered(list, { by: column, isDown: true }).filter((team) => figureOf(team, column) !== null),
  })).filter(({ teams }) => teams.length > 1);
  if (shown.length === 0) return null;
  return (
    <div className={styles.charts} aria-hidden="true">
      {shown.map(({ column, teams }) => {
        const most =
          column === 'scores' ? 100 : Math.max(1, ...teams.map((team) => figureOf(team, column) ?? 0));
        return (
          <section key={column} className={styles.chart}>
            <h2>{t(`column.${column}`)}</h2>
            <ul>
              {teams.map((team) => (
                <li key={team.team_id} data-of={column}>
                  <span>{team.name}</span>
                  <i>
                    <b style={{ width: `${((figureOf(team, column) ?? 0) / most) * 100}%` }} />
                  </i>
                  <em>
                    {column === 'scores' ? format.number(figureOf(team, column) ?? 0, 1) : say(team, column)}
                  </em>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
