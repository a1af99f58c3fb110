import { useCallback, useMemo, useState } from 'react';
import { type About, judgedOf, momentsOn, type Whose, withJudged, withMoment } from './scoring.ts';
import type { Draft } from './use-draft.ts';

/** A comment that is being given its places in the record. */
export interface Quoting {
  readonly about: About;
  readonly picked: ReadonlySet<number>;
  toggle(seq: number): void;
  stop(): void;
}

/** While places are picked for a comment the record beside takes presses; `null` when it does not. */
export function useQuoting({ content, alter }: Draft, whose: Whose) {
  const [place, setPlace] = useState<{ whose: Whose; about: About } | null>(null);
  // Another sheet has other comments.
  const about = place?.whose === whose ? place.about : undefined;
  const begin = useCallback((wanted: About) => setPlace({ whose, about: wanted }), [whose]);
  const stop = useCallback(() => setPlace(null), []);
  const toggle = useCallback(
    (seq: number) => {
      if (about === undefined) return;
      alter((before) => withJudged(before, whose, withMoment(judgedOf(before, whose), about, seq)));
    },
    [about, alter, whose],
  );
  const quoting = useMemo<Quoting | null>(
    () =>
      about === undefined
        ? null
        : { about, picked: new Set(momentsOn(judgedOf(content, whose), about)), toggle, stop },
    [about, content, whose, toggle, stop],
  );
  return { quoting, begin };
}
