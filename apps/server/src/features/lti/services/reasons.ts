import type { OutsideAnswer } from '../../../outside/ask.ts';

type Answer = Pick<OutsideAnswer, 'status' | 'text'>;

const LONGEST = 200;

/**
 * Pure: why a platform did not do what it was asked, in its own words. Only what stands in an error of the usual form is told: an address
 * that turns out to be something else must not be read here by a teacher.
 */
export function reasonOf({ status, text }: Answer): string {
  const words = wordsIn(text);
  return words === '' ? String(status) : `${status}: ${words}`;
}

function wordsIn(text: string): string {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return '';
  }
  if (!isObject(told)) return '';
  const { error, error_description, errors, reason, message, detail } = told;
  const first = Array.isArray(errors) ? errors[0] : errors;
  const words = [error, error_description, reason, message, detail, isObject(first) ? first.message : first];
  return [...new Set(words.filter((word) => typeof word === 'string' && word !== ''))]
    .join(', ')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
