import type { guideBoard, ParsedInputOf } from '@lets/contract';
import type { Board } from './use-board.ts';

export type BoardInput = ParsedInputOf<typeof guideBoard>;

/** Pure: the board's filters as its calls ask them. */
export function filterOf({ params, classId, projectId }: Board): BoardInput {
  return {
    ...(params.q && { q: params.q }),
    ...(classId > 0 && { class_id: classId }),
    ...(projectId > 0 && { project_id: projectId }),
  };
}
