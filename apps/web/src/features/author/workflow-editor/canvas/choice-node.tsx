import { Handle, type NodeProps, Position } from '@xyflow/react';
import { memo } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { classNames } from '../../../../lib/class-names.ts';
import styles from './choice-node.module.css';
import type { DrawNode } from './drawn.ts';
import nodes from './nodes.module.css';
import { looks, Marks } from './nodes.tsx';

const SIDES = [
  ['t', Position.Top],
  ['b', Position.Bottom],
  ['l', Position.Left],
  ['r', Position.Right],
] as const;

/** A choice that is made by itself: the lozenge of an exclusive gateway, with its name beside it. */
export const ChoiceNode = memo(function ChoiceNode({ data, selected = false }: NodeProps<DrawNode>) {
  return (
    <div className={looks(data, selected, styles.choice)}>
      <Icon name="choice" size={44} className={styles.sign} />
      <span className={classNames(nodes.barLabel, styles.name)} title={data.name}>
        {data.name}
      </span>
      {SIDES.map(([id, position]) => (
        <Handle key={id} id={id} type="source" position={position} className={nodes.end ?? ''} />
      ))}
      <Marks data={data} />
    </div>
  );
});
