/** After an update the old page asks for code that is gone: no part of it can go on, only a reload helps. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script/i.test(error.message);
}
