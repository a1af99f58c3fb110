import type { Side } from '@lets/contract';
import type { Translate } from '../../../i18n/texts.ts';
import type { Names, RunRole } from '../names.ts';
import { lineMark, type ToldEvent } from '../record-lines.ts';

/** What the person who did something is called by: their name, or the role they did it in. */
export type CalledBy = 'person' | 'role';

/** Whose line it is. */
export interface LineOwner {
  readonly role: RunRole | null;
  /** Empty where nobody did it. */
  readonly name: string;
  /** Whose colour the name has. */
  readonly side: Side | 'mentor' | null;
}

/** Pure. */
export function ownerOf(
  { by, about, event }: ToldEvent,
  names: Names,
  calledBy: CalledBy,
  t: Translate<'event'>,
): LineOwner {
  const role = names.knownRole(by.role_id);
  const person = names.actor(by.actor_id, by.role_id);
  if (by.by_staff)
    return { role, name: person ? t('by_mentor', { name: person }) : t('mentor'), side: 'mentor' };
  const name = (calledBy === 'role' && role?.name) || person;
  const isPlain = about === 'mentor' || lineMark(event) !== null;
  return { role, name, side: isPlain ? null : (role?.side ?? null) };
}
