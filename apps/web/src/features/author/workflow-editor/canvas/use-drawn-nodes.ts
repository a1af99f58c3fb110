import type { NodeChange } from '@xyflow/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useDrawnFlow, useEditor, useSelected } from '../session/editor.ts';
import { drawNotes } from './draw-notes.ts';
import { type DrawNode, type Drawn, drawNodes, type NodeMarks } from './drawn.ts';
import type { DrawNote } from './note-node.tsx';
import { selectBy } from './select-by.ts';

/** What the canvas alone knows of a node: its measured size, and its place while a hand drags it. */
type Own = Pick<Drawn, 'measured' | 'dragging'> & Partial<Pick<Drawn, 'position'>>;
type Owned = ReadonlyMap<string, Own>;

/** The flow's nodes; one that is dragged is where the hand holds it, until it lets go and that becomes a change of the flow. */
export function useDrawnNodes(marks: ReadonlyMap<string, NodeMarks>) {
  const editor = useEditor();
  const flow = useDrawnFlow();
  const selected = useSelected();
  const { pick } = useFormat();
  const { t } = useTranslation('draw');
  const [owned, setOwned] = useState<Owned>(new Map());
  const before = useRef<readonly DrawNode[]>([]);
  const nodes = useMemo(() => {
    const drawn = drawNodes(flow, before.current, selected, marks, pick);
    before.current = drawn;
    return drawn;
  }, [flow, selected, marks, pick]);
  const notesBefore = useRef<readonly DrawNote[]>([]);
  const notes = useMemo(() => {
    notesBefore.current = drawNotes(flow, notesBefore.current, selected, (text) => text || t('note.empty'));
    return notesBefore.current;
  }, [flow, selected, t]);
  const [put] = useState(() => rememberPut());
  const onNodesChange = useCallback(
    (changes: NodeChange<Drawn>[]) => {
      selectBy(editor, changes);
      setOwned((now) => changes.reduce(noted, now));
    },
    [editor],
  );
  return {
    nodes: useMemo(
      // A note comes after the node that it is stuck to: the canvas demands it.
      () => [...nodes, ...notes].map((one) => put(one, owned.get(one.id))),
      [nodes, notes, owned, put],
    ),
    onNodesChange,
  };
}

/** Pure: what the canvas knows after a change that it tells of. */
function noted(owned: Owned, change: NodeChange<Drawn>): Owned {
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
function rememberPut(): (node: Drawn, own: Own | undefined) => Drawn {
  const known = new WeakMap<Drawn, { own: Own; put: Drawn }>();
  return (node, own) => {
    if (!own) return node;
    const last = known.get(node);
    if (last?.own === own) return last.put;
    const put = { ...node, ...own };
    known.set(node, { own, put });
    return put;
  };
}
