import { BOARD_STATES, type BoardRow, guideBoard } from '@lets/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { byName } from '../../../lib/name-order.ts';
import { callKey } from '../../../lib/query.ts';
import { oneOf, positive, useListParams } from '../../../lib/use-list-params.ts';

/** Who is here changes without an act, and a team becomes stuck by doing nothing: then nobody tells. */
const LOOK_AGAIN_MS = 8000;

/** The board that the address asks for; the server says when to look again. */
export function useBoard() {
  const params = useListParams();
  const classId = positive(params.get('class'), 0);
  const projectId = positive(params.get('case'), 0);
  const state = oneOf(params.get('state'), SHOWN);
  const run = positive(params.get('run'), 0);
  const input = {
    ...(params.q && { q: params.q }),
    ...(classId > 0 && { class_id: classId }),
    ...(projectId > 0 && { project_id: projectId }),
  };
  const read = useQuery({
    queryKey: callKey(guideBoard, input),
    queryFn: ({ signal }) => call(guideBoard, input, { shown: 'in-place', signal }),
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const rows = read.data?.rows ?? [];
  const sort = oneOf(params.get('sort'), ORDERS) ?? 'stuck';
  const shown = inOrder(state === null ? rows : rows.filter((row) => isIn(row, state)), sort);
  return { params, classId, projectId, state, sort, run, read, rows, shown };
}

/** The order of the rows: as the server gives them, who needs the mentor first; who is furthest behind first; by the team's name. */
export const ORDERS = ['stuck', 'behind', 'name'] as const;
export type Order = (typeof ORDERS)[number];

/** Pure. */
export function inOrder(rows: readonly BoardRow[], order: Order): readonly BoardRow[] {
  if (order === 'stuck') return rows;
  if (order === 'behind') return [...rows].sort((a, b) => progress(a) - progress(b));
  return [...rows].sort((a, b) => byName(teamName(a), teamName(b)));
}

const progress = ({ card }: BoardRow) => card.sections_passed / Math.max(1, card.sections_total);

/** What the board can be narrowed to: how a team stands, or what its section waits for. */
export const SHOWN = [...BOARD_STATES, 'voting', 'signing'] as const;
export type Shown = (typeof SHOWN)[number];

/** Pure. */
export function isIn(row: BoardRow, shown: Shown): boolean {
  if (shown === 'voting') return row.is_voting;
  return shown === 'signing' ? isSigning(row) : row.state === shown;
}

export type Board = ReturnType<typeof useBoard>;

export const isStuck = ({ state }: BoardRow) => state === 'stuck' || state === 'help';
export const isSigning = ({ signing }: BoardRow) => signing.length > 0;
/** The students of a team and who of them is there: practice partners are no students, and always there. */
export function studentsOf({ card, present }: BoardRow) {
  const students = card.members.filter(({ automatic }) => !automatic);
  return { all: students.length, present: students.filter(({ id }) => present.includes(id)).length };
}

export const teamName = ({ card }: BoardRow) => card.team?.name ?? card.name;
