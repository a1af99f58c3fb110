/**
 * Where the button floats. A page with a bar of acts at its foot lifts it above them; in the room and beside a replay,
 * where every corner is taken, it is small and stands at the foot of the right panel. Pure.
 */
export type AssistantPlace = 'corner' | 'raised' | 'small';

export function assistantPlace(path: string): AssistantPlace {
  if (/^\/experiment\/(meta|done\/detail)\//.test(path)) return 'small';
  if (/^\/(experiment\/prepare\/edit\/|mentor\/tasks\/create$)/.test(path)) return 'raised';
  return 'corner';
}
