import { Bilingual, ExperimentType, FlowId, FlowNode, FlowNote, FlowRole, Transition } from '@lets/contract';
import { z } from 'zod';

/** What our own element holds of each piece; its place in the drawing is BPMN's. */
export const NodeData = FlowNode.omit({ position: true });
export const LineData = Transition.omit({ from: true, to: true });
export const ProcessData = z.object({
  name: Bilingual,
  roles: z.array(FlowRole),
  loose: z.array(Transition),
  /** Files of before have none. */
  experiment_type: ExperimentType.optional().catch(undefined),
});
export const NoteData = FlowNote.omit({ text: true });
export const LaneData = z.object({ role_id: FlowId });
