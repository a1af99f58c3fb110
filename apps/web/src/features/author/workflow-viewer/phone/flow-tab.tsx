import type { FlowNodeView, ProjectDetail } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { useState } from 'react';
import { Tag } from '../../../../components/surface/surface.tsx';
import { FlowChart, KIND_ICON } from '../../../../domain/flow/flow-chart/index.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { SectionCast } from '../cast.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import { DocumentRows } from './documents-tab.tsx';
import styles from './reader.module.css';

interface FlowTabProps {
  project: ProjectDetail;
  onRead: (docId: string) => void;
}

/** The flow from the top down; a section opens a sheet from below. */
export function FlowTab({ project, onRead }: FlowTabProps) {
  const { t } = useTranslation('flow');
  const [chosen, choose] = useState<string | null>(null);
  const node = project.flow.nodes.find(({ id }) => id === chosen);
  const noteOf = (id: string) => {
    const minutes = project.flow.nodes.find((one) => one.id === id)?.minutes;
    return minutes ? t('reader.minutes', { count: minutes }) : '';
  };
  return (
    <>
      <FlowChart
        className={styles.chart ?? ''}
        flow={project.flow}
        direction="down"
        label={t('reader.tab.flow')}
        noteOf={noteOf}
        selected={chosen}
        onSelect={choose}
      />
      {node && <SectionSheet project={project} node={node} onRead={onRead} onClose={() => choose(null)} />}
    </>
  );
}

function SectionSheet({
  project,
  node,
  onRead,
  onClose,
}: FlowTabProps & { node: FlowNodeView; onClose: () => void }) {
  const { t } = useTranslation(['flow', 'common']);
  const format = useFormat();
  const documents = project.documents.filter((document) => document.node_id === node.id);
  if (!isSectionKind(node.kind)) return null;
  return (
    <BottomSheet
      title={format.pick(node.name)}
      after={
        <Tag tone="ink" icon={KIND_ICON[node.kind]}>
          {t(`common:kind.${node.kind}`)}
        </Tag>
      }
      onClose={onClose}
    >
      <p className={styles.intro}>{format.pick(node.introduction)}</p>
      <SectionCast source={project} nodeId={node.id} limit={5} />
      <DocumentRows documents={documents} onRead={onRead} />
    </BottomSheet>
  );
}
