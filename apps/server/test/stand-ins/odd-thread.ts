import type { Telling } from '../../src/threads/thread-pool.ts';

/** Work of each kind that a pool of threads must live with. */
export type OddTask = Telling &
  (
    | { readonly kind: 'count' }
    | { readonly kind: 'tell'; readonly times: number }
    | { readonly kind: 'fail' }
    | { readonly kind: 'loop' }
    | { readonly kind: 'hold' }
    | { readonly kind: 'leave' }
  );

let count = 0;

export default function work(task: OddTask): number {
  const { kind } = task;
  count += 1;
  if (kind === 'tell') for (let time = 1; time <= task.times; time++) task.port?.postMessage(time);
  if (kind === 'fail') throw new Error('a broken file');
  if (kind === 'leave') process.exit(1);
  if (kind === 'loop') for (;;) count += 0;
  if (kind === 'hold') for (const all: object[] = []; ; ) all.push(new Array(100_000).fill(all));
  return count;
}
