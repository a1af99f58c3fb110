import { useReactFlow } from '@xyflow/react';
import { useCallback } from 'react';
import type { Point } from '../model/make.ts';

/** Tells what is in the middle of what is seen of the canvas; before there is a canvas, its beginning. */
export function useMiddle(): () => Point {
  const { screenToFlowPosition } = useReactFlow();
  return useCallback(() => {
    const box = document.querySelector('.react-flow')?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const at = screenToFlowPosition({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
    return { x: Math.round(at.x / 10) * 10, y: Math.round(at.y / 10) * 10 };
  }, [screenToFlowPosition]);
}
