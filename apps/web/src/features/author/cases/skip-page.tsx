import { mayLeadNowhere } from '@lets/authoring';
import type { FlowNode, JumpMapping } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { swapped } from '../../../lib/swapped.ts';
import { useFormat } from '../../../lib/use-format.ts';
import form from './form.module.css';
import { mappingsOf, withMappings, withOneAt, withOneMore } from './jump-list.ts';
import { Mapping } from './jump-mapping.tsx';
import { useOpenCase } from './outlet.ts';

/** /manager/project/skip/{project_id}: where each jump section leads, and who becomes whom there. */
export function Component() {
  const { t } = useTranslation('project');
  const { project } = useOpenCase();
  const jumps = project.flow.nodes.filter(({ kind }) => kind === 'jump');
  if (jumps.length === 0) return <EmptyState icon="jump" title={t('skip.none')} text={t('skip.none_text')} />;
  return (
    <>
      <p className={form.note}>{t('skip.hint')}</p>
      <div className={form.single}>
        {jumps.map((node) => (
          <Jump key={node.id} node={node} />
        ))}
      </div>
    </>
  );
}

function Jump({ node }: { node: FlowNode }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { project, editJumps } = useOpenCase();
  const [isAdding, setAdding] = useState(false);
  const mappings = mappingsOf(project.body.jumps, node.id);
  const isMapped = mappings.length > 0 && mappings.every(({ roles }) => Object.keys(roles).length > 0);
  const edit = (change: (own: JumpMapping[]) => JumpMapping[]) =>
    editJumps((now) => {
      const { jumps } = now.body;
      return {
        ...now,
        body: { ...now.body, jumps: withMappings(jumps, node.id, change(mappingsOf(jumps, node.id))) },
      };
    });
  const add = (added: JumpMapping | null) => {
    setAdding(false);
    if (added) edit((own) => withOneMore(own, added));
  };
  return (
    <Card className={form.card ?? ''}>
      <header className={form.cardHead}>
        <Icon name="jump" size={18} />
        <h2>{format.pick(node.name)}</h2>
        <Tag tone={isMapped ? 'jade' : 'seal'} icon={isMapped ? 'check' : 'alert'}>
          {t(isMapped ? 'skip.mapped' : 'skip.not_mapped')}
        </Tag>
      </header>
      <div className={form.fields}>
        {mappings.map((jump, at) => (
          <Mapping
            key={`${jump.project_code} ${jump.when?.node_id ?? ''} ${jump.when?.outcome ?? ''}`}
            node={node}
            jump={jump}
            onChange={(next) => edit((own) => withOneAt(own, at, next))}
            onUp={at === 0 ? null : () => edit((own) => swapped(own, at - 1))}
          />
        ))}
        {(isAdding || mappings.length === 0) && (
          <Mapping node={node} jump={null} onChange={add} onUp={null} />
        )}
        {mappings.length > 0 && mayLeadNowhere(mappings, project.flow, node.id) && (
          <p className={form.note}>{t('skip.nowhere')}</p>
        )}
        {mappings.length > 0 && !isAdding && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            {t('skip.add')}
          </Button>
        )}
      </div>
    </Card>
  );
}
