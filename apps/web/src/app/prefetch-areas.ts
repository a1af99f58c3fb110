import { loadAllTexts } from '../i18n/index.ts';

/** Fetches what every area behind the login begins with. A failure is nothing: the router asks again when it is needed. */
export async function prefetchAreas(): Promise<void> {
  await Promise.allSettled([import('./antd-area.tsx'), import('./experimenter-layout.tsx'), loadAllTexts()]);
}
