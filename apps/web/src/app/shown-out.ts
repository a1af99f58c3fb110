/** As much of the live socket as this needs. */
export interface LiveLine {
  /** Whether it tries to come back by itself: not when the server has ended it or has not let it in. */
  readonly active: boolean;
  on(event: 'disconnect' | 'connect_error', listener: (why: string | Error) => void): unknown;
  off(event: 'disconnect' | 'connect_error', listener: (why: string | Error) => void): unknown;
  connect(): unknown;
}

/** Before a line that is welcome is tried again: should the server still refuse it, they do not chase each other. */
export const PAUSE_MS = 1000;

/** At logout, for instance. */
const ENDED_HERE = 'io client disconnect';

/**
 * Asks whether someone is still welcome when the server has ended their live line or has not let it in, and makes it again if they are:
 * another window may have logged in anew, or the system may be open again. What else happened was perhaps said while the line was down.
 * Answers how to stop.
 */
export function askWhenShownOut(line: LiveLine, isWelcome: () => Promise<boolean>): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const ask = async () => {
    if (line.active || !(await isWelcome()) || isOver) return;
    clearTimeout(later);
    later = setTimeout(() => line.connect(), PAUSE_MS);
  };
  const onEnd = (why: string | Error) => {
    if (why !== ENDED_HERE) void ask();
  };
  line.on('disconnect', onEnd);
  line.on('connect_error', onEnd);
  return () => {
    isOver = true;
    clearTimeout(later);
    line.off('disconnect', onEnd);
    line.off('connect_error', onEnd);
  };
}
