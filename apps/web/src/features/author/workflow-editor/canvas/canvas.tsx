import {
  Background,
  type Connection,
  ConnectionMode,
  type EdgeChange,
  type OnNodeDrag,
  ReactFlow,
  SelectionMode,
  useReactFlow,
  useStore,
  useStoreApi,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import type { NodeKind } from '@lets/engine';
import { type DragEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { addNode, canConnect, connect } from '../model/edits.ts';
import { useDrawnFlow, useEditor, useSelected } from '../session/editor.ts';
import type { OtherEditor } from '../session/use-live-flow.ts';
import styles from './canvas.module.css';
import { ChoiceNode } from './choice-node.tsx';
import { putDown } from './draw-notes.ts';
import { type Drawn, type DrawTransition, drawTransitions, type NodeMarks } from './drawn.ts';
import { rememberLed } from './led-flow.ts';
import { BarNode, SectionNode, StartNode } from './nodes.tsx';
import { NoteNode } from './note-node.tsx';
import { selectBy } from './select-by.ts';
import { ArrowHeads, TransitionEdge } from './transition.tsx';
import { useDrawnNodes } from './use-drawn-nodes.ts';
import { fitReadably } from './use-fit.ts';
import { ZoomBar } from './zoom-bar.tsx';

const NODE_TYPES = {
  section: SectionNode,
  start: StartNode,
  bar: BarNode,
  choice: ChoiceNode,
  note: NoteNode,
};
const EDGE_TYPES = { transition: TransitionEdge };
const GRID: [number, number] = [10, 10];
/** A node stands where the middle of its upper edge is, so that nodes of one column share their x. */
const ORIGIN: [number, number] = [0.5, 0];
/** Below it a node's signs and faces are specks. */
const FAR = 0.45;
export const KIND_MIME = 'application/x-lets-kind';

export interface CanvasProps {
  marks: ReadonlyMap<string, NodeMarks>;
  walked: { readonly been: ReadonlySet<string>; readonly missed: ReadonlySet<string> } | null;
  others: readonly OtherEditor[];
  children?: ReactNode;
}

/** The drawing surface. It shows the editor's flow and turns what hands do on it into changes of the flow. */
export function Canvas({ marks, walked, others, children }: CanvasProps) {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const { nodes, onNodesChange } = useDrawnNodes(marks);
  const edges = useDrawnTransitions(walked, others);
  const hands = useHands();
  const moves = useMoves();
  const onEdgesChange = useCallback(
    (changes: EdgeChange<DrawTransition>[]) => selectBy(editor, changes),
    [editor],
  );
  return (
    <ReactFlow<Drawn, DrawTransition>
      className={styles.canvas}
      aria-label={t('canvas')}
      nodes={nodes}
      edges={edges}
      nodeTypes={NODE_TYPES}
      edgeTypes={EDGE_TYPES}
      onNodesChange={onNodesChange}
      onEdgesChange={onEdgesChange}
      {...hands}
      {...moves}
      nodeOrigin={ORIGIN}
      connectionMode={ConnectionMode.Loose}
      connectionRadius={28}
      nodesDraggable={editor.canEdit}
      nodesConnectable={editor.canEdit}
      edgesFocusable
      onlyRenderVisibleElements
      disableKeyboardA11y
      deleteKeyCode={null}
      selectionKeyCode="Shift"
      multiSelectionKeyCode={['Control', 'Meta', 'Shift']}
      selectionMode={SelectionMode.Partial}
      snapToGrid
      snapGrid={GRID}
      minZoom={0.1}
      maxZoom={2}
      onInit={(canvas) => void fitReadably(canvas)}
      elevateNodesOnSelect={false}
      proOptions={{ hideAttribution: true }}
    >
      <ArrowHeads />
      <Far />
      <Background gap={20} size={1.6} color="var(--paper-400)" />
      <ZoomBar />
      {children}
    </ReactFlow>
  );
}

/** Marks the canvas while it is seen from afar, so that what cannot be made out is not drawn. */
function Far() {
  const isFar = useStore(({ transform: [, , zoom] }) => zoom < FAR);
  const canvas = useStore(({ domNode }) => domNode);
  useEffect(() => {
    canvas?.toggleAttribute('data-far', isFar);
  }, [canvas, isFar]);
  return null;
}

/** Marks the canvas while it is panned or zoomed. */
function useMoves() {
  const canvas = useStoreApi();
  return useMemo(() => {
    const mark = (isMoving: boolean) => canvas.getState().domNode?.toggleAttribute('data-moving', isMoving);
    return { onMoveStart: () => void mark(true), onMoveEnd: () => void mark(false) };
  }, [canvas]);
}

function useDrawnTransitions(walked: CanvasProps['walked'], others: CanvasProps['others']): DrawTransition[] {
  const flow = useDrawnFlow();
  const selected = useSelected();
  const { pick } = useFormat();
  const before = useRef<DrawTransition[]>([]);
  const [lead] = useState(rememberLed);
  return useMemo(() => {
    const hues = new Map(others.flatMap(({ chosen, hue }) => chosen.map((id) => [id, hue] as const)));
    before.current = drawTransitions(flow, before.current, selected, walked, pick, hues, lead(flow, pick));
    return before.current;
  }, [flow, selected, walked, pick, others, lead]);
}

/** Dragging, connecting, and setting down what comes from the palette. */
function useHands() {
  const editor = useEditor();
  const { screenToFlowPosition } = useReactFlow();
  const drop = useCallback<OnNodeDrag<Drawn>>(
    (_, __, dragged) => editor.edit((flow) => putDown(flow, dragged)),
    [editor],
  );
  return useMemo(
    () => ({
      onNodeDragStop: drop,
      onSelectionDragStop: (_: unknown, dragged: Drawn[]) => editor.edit((flow) => putDown(flow, dragged)),
      onConnect: ({ source, target }: Connection) => editor.make((flow) => connect(flow, source, target)),
      isValidConnection: ({ source, target }: { source: string; target: string }) =>
        canConnect(editor.flow(), source, target),
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes(KIND_MIME)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        const kind = event.dataTransfer.getData(KIND_MIME);
        if (!kind) return;
        event.preventDefault();
        const at = screenToFlowPosition({ x: event.clientX, y: event.clientY }, { snapToGrid: true });
        editor.make((flow) => addNode(flow, kind as NodeKind, { x: at.x, y: at.y - 20 }));
      },
    }),
    [drop, editor, screenToFlowPosition],
  );
}
