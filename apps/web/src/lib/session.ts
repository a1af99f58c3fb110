import { writeLeft } from './storage.ts';
import { forgetUser } from './user.ts';

const leavers = new Set<() => void>();

/** What must not outlive a person's session: caches, the live socket. */
export function onSessionEnd(leave: () => void): void {
  leavers.add(leave);
}

/** Forgets who was here, so that the next person at this screen meets nothing of theirs. */
export function endSession(): void {
  forgetUser();
  writeLeft(true);
  for (const leave of leavers) leave();
}
