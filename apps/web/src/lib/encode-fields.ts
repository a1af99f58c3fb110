import { keepable } from '@lets/contract';

/**
 * Input as form fields or a query: plain values as text, nested ones as JSON text in their field, absent ones left out.
 * What no text may hold (a line break of PowerPoint's, say, that came by the clipboard) is left out. Pure.
 */
export function encodeFields(input: object): [string, string][] {
  return Object.entries(input).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (value === undefined || value === null) return [];
    return [[name, typeof value === 'object' ? JSON.stringify(value, keepText) : keepable(String(value))]];
  });
}

function keepText(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? keepable(value) : value;
}
