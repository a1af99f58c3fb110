import type { NodeChange } from '@xyflow/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useFormat } from '../../../../lib/use-format.ts';
import { useDrawnFlow, useEditor, useSelected } from '../session/editor.ts';
import { type DrawNode, drawNodes, type NodeMarks } from './drawn.ts';
import { selectBy } from './select-by.ts';

/** What the canvas alone knows of a node: its measured size, and its place while a hand drags it. */
type Own = Pick<DrawNode, 'measured' | 'dragging'> & Partial<Pick<DrawNode, 'position'>>;
type Owned = ReadonlyMap<string, Own>;

/** The flow's nodes; one that is dragged is where the hand holds it, until it lets go and that becomes a change of the flow. */
export function useDrawnNodes(marks: ReadonlyMap<string, NodeMarks>) {
  const editor = useEditor();
  const flow = useDrawnFlow();
  const selected = useSelected();
  const { pick } = useFormat();
  const [owned, setOwned] = useState<Owned>(new Map());
  const before = useRef<readonly DrawNode[]>([]);
  const nodes = useMemo(() => {
    const drawn = drawNodes(flow, before.current, selected, marks, pick);
    before.current = drawn;
    return drawn;
  }, [flow, selected, marks, pick]);
  const [put] = useState(() => rememberPut());
  const onNodesChange = useCallback(
    (changes: NodeChange<DrawNode>[]) => {
      selectBy(editor, changes);
      setOwned((now) => changes.reduce(noted, now));
    },
    [editor],
  );
  return {
    nodes: useMemo(() => nodes.map((node) => put(node, owned.get(node.id))), [nodes, owned, put]),
    onNodesChange,
  };
}

/** Pure: what the canvas knows after a change that it tells of. */
function noted(owned: Owned, change: NodeChange<DrawNode>): Owned {
  if (change.type === 'dimensions' && change.dimensions)
    return new Map(owned).set(change.id, { ...owned.get(change.id), measured: change.dimensions });
  if (change.type !== 'position') return owned;
  const { position, dragging, ...others } = owned.get(change.id) ?? {};
  const held = change.position ?? position;
  return new Map(owned).set(
    change.id,
    change.dragging && held ? { ...others, position: held, dragging: true } : others,
  );
}

/** A node with what the canvas knows of it: the same object for the same two, so that nothing of it is drawn again. */
function rememberPut(): (node: DrawNode, own: Own | undefined) => DrawNode {
  const known = new WeakMap<DrawNode, { own: Own; put: DrawNode }>();
  return (node, own) => {
    if (!own) return node;
    const last = known.get(node);
    if (last?.own === own) return last.put;
    const put = { ...node, ...own };
    known.set(node, { own, put });
    return put;
  };
}
