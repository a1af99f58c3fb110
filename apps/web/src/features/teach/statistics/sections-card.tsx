import type { Statistics } from '@lets/contract';
import { Link } from 'react-router';
import { Card } from '../../../components/surface/surface.tsx';
import { runsPath } from '../../../domain/run/run-address.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { FiguresProps } from './figures-props.ts';
import styles from './statistics.module.css';

type Section = NonNullable<Statistics['sections']>[number];

/** The sections of the case chosen: how long each takes and where wrong options are tried. A table with bars in it. */
export function SectionsCard({ figures: { sections }, filter }: FiguresProps) {
  const { t } = useTranslation('statistics');
  if (!sections) return null;
  const longest = Math.max(1, ...sections.map(({ slowest_minutes }) => slowest_minutes ?? 0));
  const mostTries = Math.max(1, ...sections.map(({ wrong_tries }) => wrong_tries));
  return (
    <Card className={styles.sections ?? ''}>
      <h2>{t('chart.sections')}</h2>
      <table>
        <thead>
          <tr>
            {(['section', 'passes', 'time', 'slowest', 'wrong_tries', 'consequences'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`column.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <SectionRow
              key={section.node_id}
              section={section}
              longest={longest}
              mostTries={mostTries}
              toPasses={runsPath({ ...filter, passed: section.node_id })}
              toTries={runsPath({ ...filter, wrong_in: section.node_id })}
              toConsequences={runsPath({ ...filter, costly_in: section.node_id })}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function SectionRow(props: {
  section: Section;
  longest: number;
  mostTries: number;
  toPasses: string;
  toTries: string;
  toConsequences: string;
}) {
  const { section, longest, mostTries, toPasses, toTries, toConsequences } = props;
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const minutes = (value: number | null) =>
    value === null ? '–' : t('minutes', { count: value, value: format.number(value, 1) });
  return (
    <tr>
      <th scope="row">{format.pick(section.name)}</th>
      <td>{section.passes > 0 ? <Link to={toPasses}>{section.passes}</Link> : 0}</td>
      <td>
        <Bar share={(section.median_minutes ?? 0) / longest} kind={styles.time} />
        {minutes(section.median_minutes)}
      </td>
      <td>
        <Bar share={(section.slowest_minutes ?? 0) / longest} kind={styles.slowest} />
        {minutes(section.slowest_minutes)}
      </td>
      <td>
        <Bar share={section.wrong_tries / mostTries} kind={styles.tries} />
        {section.wrong_tries > 0 ? <Link to={toTries}>{section.wrong_tries}</Link> : 0}
      </td>
      <td>{section.consequences > 0 ? <Link to={toConsequences}>{section.consequences}</Link> : 0}</td>
    </tr>
  );
}

function Bar({ share, kind }: { share: number; kind: string | undefined }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={kind} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
