import type { Checked } from './ruling.ts';
import { pass, refuse } from './ruling.ts';

/** Pure: a text that must not be blank, trimmed. */
export function requiredText(text: string, limit: number, field: string): Checked<string> {
  const trimmed = text.trim();
  return trimmed === '' || isLonger(trimmed, limit) ? refuse('bad_parameter', field) : pass(trimmed);
}

/** Pure: an optional text, trimmed; a blank one becomes null. */
export function optionalText(text: string | null, limit: number, field: string): Checked<string | null> {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return pass(null);
  return isLonger(trimmed, limit) ? refuse('bad_parameter', field) : pass(trimmed);
}

/** Counts characters as people do, not UTF-16 halves: rare Chinese names are written with those. */
export function isLonger(text: string, limit: number): boolean {
  return text.length > limit && [...text].length > limit;
}
