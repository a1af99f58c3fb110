import type { ExperimentDetail } from '@lets/contract';
import type { NodeMark } from '../../../domain/flow/flow-chart/index.ts';

/** How each section of a run stands, with the time it took. Pure. */
export function marksOf(
  { flow, state }: Pick<ExperimentDetail, 'flow' | 'state'>,
  sayDuration: (milliseconds: number) => string,
): ReadonlyMap<string, NodeMark> {
  const isOver = state.status === 'ended';
  return new Map(
    flow.nodes.map(({ id, kind }): [string, NodeMark] => {
      const section = state.sections[id];
      if (!section) return [id, { state: isOver ? 'missed' : 'ahead' }];
      const told = section.consequences?.length;
      const counts = { wrongTries: section.wrong_tries, ...(told && { consequences: told }) };
      if (section.status === 'open') return [id, { state: 'now', ...counts }];
      const took = section.closed_at ? sayDuration(section.closed_at - section.opened_at) : '';
      // The experience is written after the end: it took no time in the run.
      const hasNote = took !== '' && kind !== 'experience';
      return [id, { state: 'done', ...counts, ...(hasNote && { note: took }) }];
    }),
  );
}
