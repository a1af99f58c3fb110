import type { FlowNodeView, ProjectDetail } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { useState } from 'react';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { FlowChart, KIND_ICON } from '../../../../domain/flow/flow-chart/index.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './flow-tab.module.css';

/** The whole flow; a section chosen in it tells what happens there and who takes part. */
export function FlowTab({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('prepare');
  const sections = project.flow.nodes.filter((node) => isSectionKind(node.kind));
  const [chosen, setChosen] = useState<string | null>(null);
  const node = sections.find(({ id }) => id === chosen) ?? sections[0];
  return (
    <section className={styles.flowTab}>
      <h2>
        {t('part.flow')}
        <small>{t('part.flow_choose')}</small>
      </h2>
      <FlowChart
        flow={project.flow}
        label={t('part.flow')}
        noteOf={(id) => minutesOf(project, id, (count) => t('facts.minutes', { count }))}
        selected={node?.id ?? null}
        onSelect={setChosen}
      />
      {node && <SectionCard project={project} node={node} />}
    </section>
  );
}

function minutesOf(project: ProjectDetail, id: string, say: (count: number) => string): string {
  const minutes = project.flow.nodes.find((node) => node.id === id)?.minutes;
  return minutes ? say(minutes) : '';
}

function SectionCard({ project, node }: { project: ProjectDetail; node: FlowNodeView }) {
  const { t } = useTranslation(['prepare', 'common']);
  const format = useFormat();
  if (!isSectionKind(node.kind)) return null;
  return (
    <div className={styles.section} aria-live="polite">
      <header>
        <Icon name={KIND_ICON[node.kind]} size={18} />
        <h3>{format.pick(node.name)}</h3>
        <Tag>{t(`common:kind.${node.kind}`)}</Tag>
        {node.minutes && <span>{t('facts.minutes', { count: node.minutes })}</span>}
      </header>
      <p>{format.pick(node.introduction)}</p>
      <ul className={styles.cast}>
        {node.roles.map((assignment) => {
          const role = project.flow.roles.find(({ id }) => id === assignment.role_id);
          const own = project.roles.find((one) => one.role_id === assignment.role_id);
          if (!role) return null;
          return (
            <li key={role.id}>
              <Face character={own?.character || role.character} side={role.side} size={28} />
              {format.pick(role.name)}
              {assignment.host && <Tag tone="ink">{t('section.host')}</Tag>}
              {!assignment.inside && <Tag>{t('section.called')}</Tag>}
            </li>
          );
        })}
      </ul>
      {node.templates.length > 0 && (
        <p className={styles.templates}>
          <Icon name="template" size={15} />
          {t('section.templates', {
            names: format.list(node.templates.map((template) => format.pick(template.name))),
          })}
        </p>
      )}
    </div>
  );
}
