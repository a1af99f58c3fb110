import { PATHS } from '../../../integrations/addresses.ts';
import { CheckFailed } from '../../../integrations/checks.ts';
import type { KeptIntegration } from '../../../integrations/integrations.ts';
import { askOutside, type OutsideAnswer, OutsideFault } from '../../../outside/ask.ts';
import { assertSafe } from '../safe.ts';
import { type At, NotVouched, type Way } from '../way.ts';
import { type CasAnswer, readAnswer, textOf } from './answer.ts';

type Cas = KeptIntegration<'cas'>;

export const casWay: Way<'cas'> = {
  async begin(_deps, { door, origin }, { state, isQuiet }) {
    const service = serviceOf({ door, origin }, state);
    return at(door, '/login', { service, ...(isQuiet && { gateway: 'true' }) });
  },

  async finish(_deps, { door, origin }, { query }, { state, isQuiet }) {
    const { ticket } = query;
    if (ticket === undefined) throw new NotVouched('no ticket', isQuiet ? 'nobody' : 'declined');
    const answer = await validate(door, { service: serviceOf({ door, origin }, state), ticket });
    if ('failure' in answer) throw new NotVouched(answer.failure);
    return { subject: answer.user, attributes: answer.attributes, session: ticket, hint: '' };
  },

  async leave(_deps, { door }, { backTo }) {
    // CAS 2 calls it url.
    return at(door, '/logout', { service: backTo, ...(door.settings.version === '2' && { url: backTo }) });
  },

  async check({ env }, door, ok) {
    const { prefix } = door.settings;
    assertSafe(prefix);
    const origin = env.publicUrl ?? 'http://127.0.0.1';
    const service = serviceOf({ door, origin }, 'test');
    const page = await ask(door, at(door, '/login', { service }));
    ok('connection', new URL(prefix).host);
    if (page.status >= 400) throw new CheckFailed('answer', `/login: ${page.status}`);
    const answer = await validate(door, { service, ticket: 'ST-0-lets-test' }).catch((error: unknown) => {
      throw error instanceof NotVouched ? new CheckFailed('answer', error.message) : error;
    });
    // A ticket that nobody gave is refused for being that, unless the service itself is not known there.
    if (!('failure' in answer) || !/^INVALID_(TICKET|TICKET_SPEC|REQUEST)$/.test(answer.failure))
      throw new CheckFailed('answer', 'failure' in answer ? answer.failure : 'it takes any ticket');
    ok('answer');
  },
};

/** The same letters at the log-in and at the validation, or the server refuses. */
function serviceOf({ door, origin }: At<'cas'>, state: string): string {
  return `${origin}${PATHS.signOnBack(door.id)}?${new URLSearchParams({ state })}`;
}

function at({ settings: { prefix } }: Cas, path: string, query: Readonly<Record<string, string>>): string {
  return `${prefix.replace(/\/+$/, '')}${path}?${new URLSearchParams(query)}`;
}

async function validate(door: Cas, asked: { service: string; ticket: string }): Promise<CasAnswer> {
  const path = door.settings.version === '3' ? '/p3/serviceValidate' : '/serviceValidate';
  const { status, bytes, headers } = await ask(door, at(door, path, asked));
  if (status >= 500) throw new OutsideFault('connection', `${path}: ${status}`);
  if (status !== 200) throw new NotVouched(`${path}: ${status}`);
  return readAnswer(textOf(bytes, headers['content-type']));
}

async function ask({ settings }: Cas, url: string): Promise<OutsideAnswer> {
  assertSafe(url);
  try {
    return await askOutside(url, { ca: settings.ca });
  } catch (error) {
    if (error instanceof OutsideFault && error.reason === 'too_long') throw new NotVouched(error.message);
    throw error;
  }
}
