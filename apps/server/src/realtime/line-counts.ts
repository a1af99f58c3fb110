/** How many connections this process has; told by what serves them, once it does. */
export interface LineCounts {
  live: () => number;
  documents: () => number;
  /** People who have a run open. */
  present: () => number;
  /** Runs that somebody has open. */
  runs: () => number;
}

export function countsOfNoLines(): LineCounts {
  const none = () => 0;
  return { live: none, documents: none, present: none, runs: none };
}
