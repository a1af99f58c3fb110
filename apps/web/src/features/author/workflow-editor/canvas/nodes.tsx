import type { Side } from '@lets/contract';
import { Handle, type NodeProps, Position } from '@xyflow/react';
import { memo } from 'react';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { HUES } from '../hues.ts';
import type { DrawNode, NodeData } from './drawn.ts';
import { KIND_LOOK } from './kind-look.ts';
import styles from './nodes.module.css';

const SIDES = [
  ['t', Position.Top],
  ['b', Position.Bottom],
  ['l', Position.Left],
  ['r', Position.Right],
] as const;

function Ends() {
  return SIDES.map(([id, position]) => (
    <Handle key={id} id={id} type="source" position={position} className={styles.end ?? ''} />
  ));
}

export function Marks({ data }: { data: NodeData }) {
  return (
    <>
      {data.badge && (
        <span className={classNames(styles.badge, styles[data.badge])} aria-hidden="true">
          !
        </span>
      )}
      {data.others && <span className={classNames(styles.others, HUES[data.hue])}>{data.others}</span>}
    </>
  );
}

export function looks(data: NodeData, selected: boolean, ...more: (string | undefined)[]): string {
  return classNames(
    ...more,
    selected && styles.chosen,
    data.others !== '' && styles.shared,
    data.others !== '' && HUES[data.hue],
    data.walk !== null && styles[data.walk],
  );
}

export const SectionNode = memo(function SectionNode({ data, selected = false }: NodeProps<DrawNode>) {
  const { icon, tone } = KIND_LOOK[data.node.kind];
  const faces = data.faces === '' ? [] : data.faces.split(' ');
  return (
    <div className={looks(data, selected, styles.section)}>
      <span className={classNames(styles.sign, styles[tone])}>
        <Icon name={icon} size={17} />
      </span>
      <span className={styles.text}>
        <b title={data.name}>{data.name}</b>
        {faces.length > 0 && (
          <span className={styles.faces}>
            {faces.map((face, index) => {
              const [side, character] = face.split(':');
              // biome-ignore lint/suspicious/noArrayIndexKey: two roles may look alike; their order is the section's
              return <Face key={index} character={character ?? ''} side={side as Side} size={18} />;
            })}
          </span>
        )}
      </span>
      <Ends />
      <Marks data={data} />
    </div>
  );
});

export const StartNode = memo(function StartNode({ data, selected = false }: NodeProps<DrawNode>) {
  return (
    <div className={looks(data, selected, styles.start)}>
      <Icon name="play" size={14} label={data.name} />
      <Ends />
      <Marks data={data} />
    </div>
  );
});

export const BarNode = memo(function BarNode({ data, selected = false }: NodeProps<DrawNode>) {
  const { t } = useTranslation('draw');
  const { kind } = data.node;
  return (
    <div className={looks(data, selected, styles.bar)}>
      <span className={styles.barLabel}>
        <Icon name={KIND_LOOK[kind].icon} size={13} />
        {t(`kind.${kind}`)}
      </span>
      <Handle id="t" type="source" position={Position.Top} className={styles.end ?? ''} />
      <Handle id="b" type="source" position={Position.Bottom} className={styles.end ?? ''} />
      <Marks data={data} />
    </div>
  );
});
