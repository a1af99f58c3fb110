import type { FlowNode } from '@lets/contract';
import { isSectionKind, type NodeKind, ROUTING_KINDS, SECTION_KINDS } from '@lets/engine';
import { useState } from 'react';
import { Button, IconButton, lookClass } from '../../../../components/button/button.tsx';
import { SelectInput } from '../../../../components/field/inputs.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import {
  addAfter,
  addNode,
  addWrong,
  canConnect,
  connect,
  freePlace,
  remove,
  setKind,
  setNode,
} from '../model/edits.ts';
import { useDrawnFlow, useEditor, useSelected } from '../session/editor.ts';
import { ListNotes } from './list-notes.tsx';
import styles from './list-view.module.css';

const KINDS: readonly NodeKind[] = [...SECTION_KINDS, ...ROUTING_KINDS];

/** The flow as a table: all that the canvas can do, for those who listen or prefer to read. */
export function ListView() {
  const { t } = useTranslation('draw');
  const flow = useDrawnFlow();
  const editor = useEditor();
  const [kind, setNew] = useState<NodeKind>('court');
  return (
    <div className={styles.list}>
      <table>
        <caption className="visually-hidden">{t('list.caption')}</caption>
        <thead>
          <tr>
            {(['number', 'name', 'kind', 'ways', 'acts'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`list.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {flow.nodes.map((node, index) => (
            <Row key={node.id} node={node} number={index + 1} />
          ))}
        </tbody>
      </table>
      {editor.canEdit && (
        <div className={styles.add}>
          <span>
            <KindSelect value={kind} onChange={setNew} label={t('list.new_kind')} />
          </span>
          <Button
            icon="plus"
            onClick={() => editor.make((now) => addNode(now, kind, freePlace(now, { x: 0, y: 0 })))}
          >
            {t('list.add')}
          </Button>
        </div>
      )}
      <ListNotes />
    </div>
  );
}

function KindSelect(props: { value: NodeKind; onChange: (kind: NodeKind) => void; label?: string }) {
  const { t } = useTranslation('draw');
  return (
    <SelectInput
      value={props.value}
      aria-label={props.label}
      options={KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      onChange={props.onChange}
    />
  );
}

function Row({ node, number }: { node: FlowNode; number: number }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const isChosen = useSelected().has(node.id);
  const name = format.pick(node.name) || t('unnamed');
  const { language } = format;
  return (
    <tr className={classNames(isChosen && styles.chosen)} aria-selected={isChosen}>
      <td>{number}</td>
      <td>
        <input
          value={node.name[language]}
          disabled={!editor.canEdit}
          aria-label={t('list.name_of', { number })}
          onFocus={() => editor.select([node.id])}
          onChange={({ target }) =>
            editor.edit(
              (flow) => setNode(flow, node.id, { name: { ...node.name, [language]: target.value } }),
              `${node.id} name`,
            )
          }
        />
      </td>
      <td>
        {editor.canEdit ? (
          <KindSelect
            value={node.kind}
            label={t('list.kind_of', { name })}
            onChange={(kind) => editor.edit((flow) => setKind(flow, node.id, kind))}
          />
        ) : (
          t(`kind.${node.kind}`)
        )}
      </td>
      <td>
        <Ways node={node} name={name} />
      </td>
      <td className={styles.acts}>
        <Button size="sm" variant="text" onClick={() => editor.select([node.id])}>
          {t('list.details')}
        </Button>
        {editor.canEdit && (
          <>
            {node.kind !== 'experience' && (
              <IconButton
                icon="plus"
                size="sm"
                iconSize={15}
                label={t('list.add_after', { name })}
                onClick={() => editor.make((flow) => addAfter(flow, node.id, 'court'))}
              />
            )}
            <IconButton
              icon="trash"
              size="sm"
              iconSize={15}
              label={t('list.delete', { name })}
              onClick={() => editor.edit((flow) => remove(flow, new Set([node.id])))}
            />
          </>
        )}
      </td>
    </tr>
  );
}

function Ways({ node, name }: { node: FlowNode; name: string }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const flow = useDrawnFlow();
  const nameOf = (id: string) => format.pick(flow.nodes.find((one) => one.id === id)?.name);
  const targets = flow.nodes.filter(({ id }) => canConnect(flow, node.id, id));
  return (
    <>
      <ul className={styles.ways}>
        {flow.transitions
          .filter(({ from }) => from === node.id)
          .map((way) => (
            <li key={way.id}>
              <button type="button" onClick={() => editor.select([way.id])}>
                {t(way.kind === 'wrong' ? 'list.wrong_way' : 'list.way', {
                  label: format.pick(way.label) || t('way.unnamed'),
                  target: nameOf(way.to),
                })}
              </button>
              {editor.canEdit && (
                <IconButton
                  icon="x"
                  size="sm"
                  iconSize={12}
                  label={t('list.delete_way', { label: format.pick(way.label) })}
                  onClick={() => editor.edit((now) => remove(now, new Set([way.id])))}
                />
              )}
            </li>
          ))}
      </ul>
      {editor.canEdit && node.kind !== 'experience' && (
        <Menu
          align="start"
          disabled={targets.length === 0 && !isSectionKind(node.kind)}
          label={t('list.connect', { name })}
          buttonClass={lookClass({ size: 'sm' })}
          items={[
            ...(isSectionKind(node.kind)
              ? [
                  {
                    key: '!',
                    label: t('options.add_wrong'),
                    onSelect: () => editor.make((now) => addWrong(now, node.id)),
                  },
                ]
              : []),
            ...targets.map(({ id }) => ({
              key: id,
              label: nameOf(id),
              onSelect: () => editor.make((now) => connect(now, node.id, id)),
            })),
          ]}
        >
          {t('list.connect_to')}
          <Icon name="cd" />
        </Menu>
      )}
    </>
  );
}
