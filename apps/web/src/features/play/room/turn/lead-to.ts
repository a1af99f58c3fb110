import type { DueKind } from '@lets/engine';

/** What on the screen is marked by `data-turn` as the place to see to it. */
export type TurnPlace = 'answer' | 'talk' | 'vote' | 'end_vote' | 'hand_in' | 'speak';

const PLACES: Partial<Record<DueKind, TurnPlace>> = {
  answer_request: 'answer',
  answer_meeting: 'talk',
  come_back: 'talk',
  vote: 'vote',
  end_vote: 'end_vote',
  hand_in: 'hand_in',
  speak: 'speak',
};

const FOCUSABLE = 'button:not(:disabled), textarea:not(:disabled), input:not(:disabled), [tabindex]';

/** Brings the place into view and puts the focus there; false when it is not on the screen. */
export function leadTo(place: TurnPlace): boolean {
  const found = document.querySelector<HTMLElement>(`[data-turn="${place}"]`);
  if (!found) return false;
  found.scrollIntoView({ block: 'nearest' });
  const target = found.matches(FOCUSABLE) ? found : found.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  return true;
}

/** Where a due is seen to on this screen; undefined where a window opens for it. Pure. */
export function placeOf(kind: DueKind): TurnPlace | undefined {
  return PLACES[kind];
}
