import type { RunState, VisitTally } from './state.ts';

/** Pure: the wrong tries and consequences of a whole run, those of paths that were left among them, as every screen and sheet tells them. */
export function tallyOf(state: RunState): VisitTally {
  const { left_behind: left = { wrong_tries: 0, consequences: 0 } } = state;
  const visits = [...Object.values(state.sections), ...state.past_visits];
  return {
    wrong_tries: visits.reduce((sum, visit) => sum + visit.wrong_tries, left.wrong_tries),
    consequences: visits.reduce((sum, { consequences = [] }) => sum + consequences.length, left.consequences),
  };
}

/** Pure: the state after a step back or a restart, with what it took off the path still counted. */
export function stillCounting(before: RunState, after: RunState): RunState {
  const [whole, now] = [tallyOf(before), tallyOf(after)];
  const [tries, told] = [whole.wrong_tries - now.wrong_tries, whole.consequences - now.consequences];
  if (tries === 0 && told === 0) return after;
  const { wrong_tries = 0, consequences = 0 } = after.left_behind ?? {};
  return { ...after, left_behind: { wrong_tries: wrong_tries + tries, consequences: consequences + told } };
}
