import type { Deps } from '../../../deps.ts';
import { readMembersInto } from './members.ts';
import { takeDueClasses } from './members-repository.ts';

const LOOK_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** At one look; the others are taken at the next. */
const CLASSES_TOGETHER = 20;

/** Reads the members of each class that stands for a course of a platform once a day, beginning soon after its first launch. Answers how to stop. */
export function startReadingMembers(deps: Deps): () => Promise<void> {
  let reading: Promise<void> = Promise.resolve();
  const look = () => {
    reading = reading.then(() => readDueMembers(deps));
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await reading;
  };
}

export async function readDueMembers(deps: Deps): Promise<void> {
  try {
    const now = deps.clock();
    const due = { now: new Date(now), before: new Date(now - DAY_MS), limit: CLASSES_TOGETHER };
    for (const classId of await takeDueClasses(deps.database, due)) {
      await readMembersInto(deps, classId, { actorId: null, address: '' }).catch((err) =>
        deps.log.warn({ err, class: classId }, 'the members of a class could not be read'),
      );
    }
  } catch (err) {
    deps.log.warn({ err }, 'the classes whose members are due could not be found');
  }
}
