export interface Throttled {
  (): void;
  /** Forgets what still waits. */
  cancel: () => void;
}

/** Runs at once, then at most once in `pause` milliseconds; what was asked for meanwhile is done once at its end. */
export function throttle(run: () => void, pause: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isAsked = false;
  const begin = () => {
    run();
    timer = setTimeout(() => {
      timer = null;
      if (!isAsked) return;
      isAsked = false;
      begin();
    }, pause);
  };
  const throttled = () => {
    if (timer === null) begin();
    else isAsked = true;
  };
  return Object.assign(throttled, {
    cancel: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      isAsked = false;
    },
  });
}
