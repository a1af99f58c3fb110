let latest = 0;

/** Begins a move of the view; the answer tells whether none has begun since, for one that waits until things are drawn. */
export function beginMove(): () => boolean {
  latest += 1;
  const mine = latest;
  return () => mine === latest;
}

/** Moves the view after what was just changed is drawn, unless it is moved elsewhere meanwhile. */
export function moveLater(move: () => void): void {
  const isLatest = beginMove();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (isLatest()) move();
    }),
  );
}
