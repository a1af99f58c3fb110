import { loadAllTexts } from '../i18n/index.ts';

/** A route's module when all that its pages may say is here too; both are fetched side by side. */
export async function withAllTexts<T>(module: Promise<T>): Promise<T> {
  await Promise.all([module, loadAllTexts()]);
  return module;
}
