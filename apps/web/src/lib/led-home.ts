/**
 * Whether someone was led to where their identity begins, by the guards or after the login, and did not ask for it: then it needs no
 * word when the page turns out not to be theirs.
 */
let isLed = false;

export function noteLedHome(): void {
  isLed = true;
}

/** Answers once. */
export function takeLedHome(): boolean {
  const was = isLed;
  isLed = false;
  return was;
}
