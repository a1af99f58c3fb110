/**
 * Input as form fields or a query: plain values as text, nested ones as JSON text in their field, absent ones left out.
 * Pure.
 */
export function encodeFields(input: object): [string, string][] {
  return Object.entries(input).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (value === undefined || value === null) return [];
    return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]];
  });
}
