/**
 * Where the button floats. A page with a bar of acts at its foot lifts it above them; beside a replay it is small and stands
 * at the foot of the right panel; in the room, where every corner is taken, the bar at the top keeps a place for it. Pure.
 */
export type AssistantPlace = 'corner' | 'raised' | 'small' | 'bar';

export function assistantPlace(path: string): AssistantPlace {
  if (/^\/experiment\/meta\//.test(path)) return 'bar';
  if (/^\/experiment\/done\/detail\//.test(path)) return 'small';
  if (/^\/(experiment\/prepare\/edit\/|mentor\/tasks\/create$)/.test(path)) return 'raised';
  return 'corner';
}
