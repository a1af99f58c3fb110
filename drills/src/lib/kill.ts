import type { Process } from '@lets/bench';

/** Without a warning. */
export function kill(doomed: readonly Process[]): void {
  for (const { pid } of doomed) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // Its parent's death was quicker.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
