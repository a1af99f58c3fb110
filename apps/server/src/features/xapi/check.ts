import { type Checker, CheckFailed } from '../../integrations/checks.ts';
import { askStore } from './send.ts';

/** Asks what versions the store speaks, and whether it knows us; it writes nothing there. */
export const checkXapi: Checker<'xapi'> = async (_deps, integration, ok) => {
  const about = await askStore(integration, '/about');
  ok('connection');
  if (about.status !== 200) throw new CheckFailed('answer', `GET /about: ${about.status}`);
  const versions = versionsIn(about.text);
  if (!versions.some((version) => /^(1\.0\.|2\.)/.test(version)))
    throw new CheckFailed('answer', `GET /about: ${versions.join(', ') || 'no versions'}`);
  ok('answer', versions.join(', '));
  const { status } = await askStore(integration, '/statements?limit=1');
  if (status === 401) throw new CheckFailed('credentials', `GET /statements: ${status}`);
  // Who may only write is told so with 403, which is all we need.
  if (status !== 200 && status !== 403) throw new CheckFailed('answer', `GET /statements: ${status}`);
  ok('credentials');
};

function versionsIn(text: string): string[] {
  try {
    const { version } = JSON.parse(text) as { readonly version?: unknown };
    return Array.isArray(version) ? version.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
