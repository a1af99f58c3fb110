import { type ReactFlowInstance, useReactFlow } from '@xyflow/react';
import { useCallback } from 'react';
import type { Drawn, DrawTransition } from './drawn.ts';

/** Smaller than this the words of a flow cannot be read. */
const READABLE = 0.7;
const ZOOM = 0.9;
const PADDING = 40;

/** All of it where it can be read; a larger flow from its beginning, to be panned. */
export async function fitReadably(
  canvas: ReactFlowInstance<Drawn, DrawTransition>,
  duration?: number,
): Promise<void> {
  const pane = document.querySelector('.react-flow');
  const [width, height] = [pane?.clientWidth ?? 800, pane?.clientHeight ?? 600];
  const nodes = canvas.getNodes();
  const first = nodes.find(({ type }) => type === 'start') ?? nodes[0];
  if (!first) return;
  const bounds = canvas.getNodesBounds(nodes);
  const zoom = Math.min((width - 2 * PADDING) / bounds.width, (height - 2 * PADDING) / bounds.height, 1);
  if (zoom >= READABLE) {
    const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
    await canvas.setCenter(x, y, { zoom, ...(duration && { duration }) });
    return;
  }
  const y = first.position.y - 20 + height / 2 / ZOOM;
  await canvas.setCenter(first.position.x, y, { zoom: ZOOM, ...(duration && { duration }) });
}

/** Fits the flow after what was just changed is drawn. */
export function useFit(): () => void {
  const canvas = useReactFlow<Drawn, DrawTransition>();
  return useCallback(() => {
    requestAnimationFrame(() => requestAnimationFrame(() => void fitReadably(canvas, 220)));
  }, [canvas]);
}
