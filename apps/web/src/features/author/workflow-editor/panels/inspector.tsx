import type { FlowNode } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { setupDoor } from '../../../../domain/flow/setup-steps.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { KIND_LOOK } from '../canvas/kind-look.ts';
import { notesOf } from '../model/notes.ts';
import { useDrawnFlow, useSelected } from '../session/editor.ts';
import { ChoiceRoutes } from './choice-routes.tsx';
import { FlowForm } from './flow-form.tsx';
import styles from './inspector.module.css';
import type { InspectorProps } from './inspector-props.ts';
import { NodeForm } from './node-form.tsx';
import { NodeOptions } from './node-options.tsx';
import { NodeRoles } from './node-roles.tsx';
import { NoteForm } from './note-form.tsx';
import { SceneForm } from './scene-form.tsx';
import { SeveralForm } from './several-form.tsx';
import { TransitionForm } from './transition-form.tsx';
import { VoteForm } from './vote-form.tsx';

/** What is chosen, in all its fields: a node, a way, several of them, or nothing, which is the flow itself. */
export function Inspector(props: InspectorProps) {
  const { t } = useTranslation('draw');
  const flow = useDrawnFlow();
  const selected = useSelected();
  const [only] = selected;
  const node = selected.size === 1 ? flow.nodes.find(({ id }) => id === only) : undefined;
  const transition = selected.size === 1 ? flow.transitions.find(({ id }) => id === only) : undefined;
  const note = selected.size === 1 ? notesOf(flow).find(({ id }) => id === only) : undefined;
  return (
    <aside className={styles.inspector} aria-label={t('inspector.label')}>
      {node && <NodeInspector key={node.id} node={node} {...props} />}
      {transition && <TransitionForm key={transition.id} transition={transition} />}
      {note && <NoteForm key={note.id} note={note} />}
      {selected.size > 1 && <SeveralForm />}
      {selected.size === 0 && <FlowForm {...props} />}
    </aside>
  );
}

type Tab = 'section' | 'documents' | 'vote' | 'scene';

function tabsOf({ kind }: FlowNode): readonly Tab[] {
  if (!isSectionKind(kind)) return ['section'];
  return [
    'section',
    'documents',
    ...(kind === 'vote' ? ['vote' as const] : []),
    ...(kind === 'court' ? ['scene' as const] : []),
  ];
}

function NodeInspector({ node, flowId, nameRef }: { node: FlowNode } & InspectorProps) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const flow = useDrawnFlow();
  const [wanted, setTab] = useState<Tab>('section');
  const tabs = tabsOf(node);
  const tab = tabs.includes(wanted) ? wanted : 'section';
  const { icon } = KIND_LOOK[node.kind];
  const number = flow.nodes.findIndex(({ id }) => id === node.id) + 1;
  return (
    <>
      <header className={styles.head}>
        <h2>{format.pick(node.name) || t('unnamed')}</h2>
        <Tag tone="ink" icon={icon}>
          {t(`kind.${node.kind}`)}
        </Tag>
        <small>{t('inspector.number', { number: String(number).padStart(2, '0') })}</small>
      </header>
      {tabs.length > 1 && (
        <div className={styles.tabs} role="tablist">
          {tabs.map((key) => (
            <button
              key={key}
              type="button"
              role="tab"
              aria-selected={key === tab}
              onClick={() => setTab(key)}
            >
              {t(`tab.${key}`, { count: node.templates.length + node.guides.length })}
            </button>
          ))}
        </div>
      )}
      {tab === 'section' && (
        <>
          <NodeForm node={node} nameRef={nameRef} />
          {isSectionKind(node.kind) && <NodeRoles node={node} flowId={flowId} />}
          {node.kind === 'choice' ? <ChoiceRoutes node={node} /> : <NodeOptions node={node} />}
        </>
      )}
      {tab === 'documents' && <Documents node={node} flowId={flowId} />}
      {tab === 'vote' && <VoteForm node={node} />}
      {tab === 'scene' && <SceneForm node={node} />}
    </>
  );
}

/** What the setup's second step gave the section, to be seen here and written there. */
function Documents({ node, flowId }: { node: FlowNode; flowId: number }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const flow = useDrawnFlow();
  const nameOf = (id: string | null) =>
    id === null ? t('documents.everybody') : format.pick(flow.roles.find((role) => role.id === id)?.name);
  return (
    <section className={styles.block}>
      <h3>
        {t('documents.templates')} <i>{t('count', { count: node.templates.length })}</i>
      </h3>
      {node.templates.map((template) => (
        <p key={template.id} className={styles.line}>
          <Icon name="file" size={15} />
          <span>{format.pick(template.name)}</span>
          <small>{format.list(template.role_ids.map(nameOf))}</small>
        </p>
      ))}
      <h3>
        {t('documents.guides')} <i>{t('count', { count: node.guides.length })}</i>
      </h3>
      {node.guides.map((guide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: guides have no id and are not moved here
        <p key={index} className={styles.line}>
          <Icon name="compass" size={15} />
          <span>{format.pick(guide.text)}</span>
          <small>{nameOf(guide.role_id)}</small>
        </p>
      ))}
      <Link className={styles.link} to={setupDoor(flowId, 'doc')}>
        {t('documents.write')}
      </Link>
    </section>
  );
}
