/** Pure: a number from 0 up to, not including, 1 that a seed and a subject always give, so that a play can be repeated. */
export function chanceOf(seed: number, ...subject: readonly (string | number)[]): number {
  let state = (0x811c9dc5 ^ seed) >>> 0;
  for (const letter of subject.join('|')) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // Subjects differ in their last letters only: stir until every bit depends on them.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 4_294_967_296;
}
