import { useReactFlow } from '@xyflow/react';
import { useCallback } from 'react';
import { useEditor } from './editor.ts';

/** Chooses a node and brings it to the middle. */
export function useCentre(): (nodeId: string) => void {
  const editor = useEditor();
  const canvas = useReactFlow();
  return useCallback(
    (nodeId) => {
      const node = editor.flow().nodes.find(({ id }) => id === nodeId);
      if (!node) return;
      editor.select([nodeId]);
      const zoom = Math.max(canvas.getZoom(), 0.8);
      void canvas.setCenter(node.position.x, node.position.y + 27, { zoom, duration: 220 });
    },
    [editor, canvas],
  );
}
