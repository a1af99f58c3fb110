import { useTranslation } from '../../../i18n/texts.ts';
import styles from './radar.module.css';

interface RadarProps {
  /** Whose scores these are. */
  who: string;
  goals: readonly string[];
  own: readonly number[];
  mean: readonly number[];
}

const SIZE = { width: 300, height: 176, x: 150, y: 92, r: 56 };
const LINE = 15;
const RINGS = [20, 40, 60, 80, 100];

/** Scores on all goals in one picture, beside the group's mean; with fewer than three goals there is no shape to see. */
export function Radar({ who, goals, own, mean }: RadarProps) {
  const { t } = useTranslation('evaluate');
  if (goals.length < 3) return null;
  const at = (index: number, score: number) => {
    const angle = (index / goals.length) * 2 * Math.PI - Math.PI / 2;
    const r = (SIZE.r * score) / 100;
    return { x: SIZE.x + r * Math.cos(angle), y: SIZE.y + r * Math.sin(angle) };
  };
  const ring = (scores: readonly number[]) =>
    scores
      .map((score, index) => {
        const { x, y } = at(index, score);
        return `${x.toFixed(1)},${y.toFixed(1)}`;
      })
      .join(' ');
  return (
    <figure className={styles.radar}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        {RINGS.map((score) => (
          <polygon key={score} points={ring(goals.map(() => score))} className={styles.ring} />
        ))}
        <polygon points={ring(mean)} className={styles.mean} />
        <polygon points={ring(own)} className={styles.own} />
        {own.map((score, index) => (
          <circle
            key={goals[index]}
            cx={at(index, score).x}
            cy={at(index, score).y}
            r={3}
            className={styles.dot}
          />
        ))}
        {goals.map((goal, index) => {
          const { x, y } = at(index, 122);
          const anchor = Math.abs(x - SIZE.x) < 12 ? 'middle' : x > SIZE.x ? 'start' : 'end';
          const lines = inLines(goal);
          // Above the picture a name grows upwards, beside it both ways, below it downwards.
          const up = y < SIZE.y - SIZE.r ? 1 : y > SIZE.y + SIZE.r / 2 ? 0 : 0.5;
          return (
            <text key={goal} y={y + 4 - (lines.length - 1) * LINE * up} textAnchor={anchor}>
              <title>{goal}</title>
              {lines.map((line, row) => (
                <tspan key={line} x={x} dy={row === 0 ? 0 : LINE}>
                  {line}
                </tspan>
              ))}
            </text>
          );
        })}
      </svg>
      <figcaption>
        <span className={styles.keyOwn}>{who}</span>
        <span className={styles.keyMean}>{t('radar.mean')}</span>
      </figcaption>
    </figure>
  );
}

/** Pure: a goal's name in at most two lines, as much of it as fits beside the picture; a Chinese character is as wide as two letters. */
export function inLines(goal: string): string[] {
  const isChinese = /[\u4e00-\u9fff]/.test(goal);
  // Two Chinese lines are of one length, and no line is a single character.
  const most = isChinese ? Math.min(6, goal.length > 6 ? Math.ceil(goal.length / 2) : 6) : 12;
  const pieces = isChinese ? [...goal] : goal.split(/(?<= )/);
  let first = '';
  while (pieces[0] !== undefined && (first + pieces[0]).trimEnd().length <= most) first += pieces.shift();
  const rest = pieces.join('');
  // A cut leaves no lone letter or two of the next word.
  const kept = (line: string) => line.slice(0, most - 1).replace(/ \S{0,2}$/, '');
  const cut = (line: string) => (line.length > most ? `${kept(line)}…` : line);
  return [first.trimEnd(), cut(rest)].filter((line) => line !== '');
}
