import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  ALL_CALLS,
  API_ROOT,
  type CallDeclaration,
  type CodeName,
  callKey,
  IDLE_HEADER,
  keepable,
  type SignInDemand,
} from '@lets/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { SERVER_LIMITS } from '../limits.ts';
import { FileAnswer, MediaAnswer, StreamAnswer } from './answers.ts';
import type { Caller } from './caller.ts';
import { CallContext } from './context.ts';
import { cookiesOf } from './cookies.ts';
import { refuse } from './errors.ts';
import { codeOfFaults, faultsOf } from './faults.ts';
import { assertAdmitted, callerUnderDemand, isOpenWhileClosed } from './gate.ts';
import { isOwnOrigin } from './origin.ts';
import { createPace } from './pace.ts';
import type { Handler, Register } from './routes.ts';
import { sendMedia } from './send-media.ts';
import { findSession, isSystemClosed, noteSeen } from './session.ts';
import { findUnstorable } from './storable.ts';
import { type Received, receiveMultipart, uploadFolder } from './upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    demand: SignInDemand | null;
    call: CallDeclaration | null;
    /** The code of the answer, where it is not success. */
    refusedWith: CodeName | null;
  }
}

/** Makes a route of every declared call that is given a handler, and of no other. */
export function createRouter(app: FastifyInstance, deps: Deps) {
  const known = new Set(ALL_CALLS.map(callKey));
  const handled = new Set<string>();
  const pace = createPace(deps.steadyClock);
  app.decorateRequest('caller', null);
  app.decorateRequest('demand', null);
  app.decorateRequest('call', null);
  app.decorateRequest('refusedWith', null);

  const on: Register = (call, handler) => {
    const key = callKey(call);
    if (!known.has(key) || handled.has(key)) throw new Error(`${key} is not declared, or handled twice`);
    handled.add(key);
    app.route({
      method: call.method,
      url: `${API_ROOT}${call.path}`,
      ...(call.who === 'public' && { bodyLimit: SERVER_LIMITS.bodies.public_bytes }),
      // Before the body is read: a stranger's 20M are not worth receiving.
      onRequest: (request, reply) => admit(call, { ...deps, pace }, request, reply),
      handler: (request, reply) => answer(call, handler as Handler<CallDeclaration>, deps, request, reply),
    });
  };

  return {
    on,
    /** A contract that promises a call which nobody handles would be a lie. */
    assertComplete() {
      const missing = [...known].filter((key) => !handled.has(key));
      if (missing.length > 0) throw new Error(`calls without a handler: ${missing.join(', ')}`);
    },
  };
}

async function admit(
  call: CallDeclaration,
  deps: Deps & { readonly pace: ReturnType<typeof createPace> },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  request.call = call;
  // The next person at this browser must not find the last one's answers in its cache.
  reply.header('cache-control', 'no-store');
  const { publicUrl } = deps.env;
  if (call.method === 'POST' && !isOwnOrigin(request, publicUrl)) refuse('no_authority');
  const token = cookiesOf(request, reply, publicUrl).session;
  const found = token ? await findSession(deps, token) : null;
  request.caller = found?.caller ?? null;
  // Practice partners play in many runs at once, no faster than people in each.
  if (found && !found.isAutomatic && deps.env.limitsPeople) deps.pace(found.caller.id, call);
  assertAdmitted(call, request.caller);
  if (found) {
    request.caller = callerUnderDemand(call, found);
    request.demand = found.demand;
    noteSeen(deps, found, idleMsOf(request));
  }
  if (isOpenWhileClosed(call, request.caller)) return;
  if (found ? found.isSystemClosed : await isSystemClosed(deps.database)) refuse('system_closed');
}

/** How long the person has done nothing, as the page says that makes the call by itself; a program that says nothing acts. */
function idleMsOf({ headers }: FastifyRequest): number {
  const seconds = Number(headers[IDLE_HEADER]);
  return seconds > 0 ? seconds * 1000 : 0;
}

async function answer(
  call: CallDeclaration,
  handler: Handler<CallDeclaration>,
  { env }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { fields, file } = await receive(call, env.dataDir, request);
  try {
    const parsed = call.input.safeParse(fields, { reportInput: true });
    if (!parsed.success) {
      const faults = faultsOf(parsed.error, fields);
      refuse(codeOfFaults(faults, call.codes), faults);
    }
    const unstorable = findUnstorable(parsed.data);
    if (unstorable !== null) refuse('bad_parameter', { [unstorable]: 'wrong_format' });
    const cookies = cookiesOf(request, reply, env.publicUrl);
    const context = new CallContext(request, reply, { cookies, file, publicUrl: env.publicUrl });
    const result = await handler(parsed.data, context);
    if (result instanceof StreamAnswer) return sendLines(reply, result);
    if (result instanceof MediaAnswer) return await sendMedia(request, reply, result);
    return result instanceof FileAnswer ? sendFile(reply, result) : { c: 0, m: '', d: result };
  } finally {
    if (file) await rm(file.path, { force: true });
  }
}

async function receive(call: CallDeclaration, dataDir: string, request: FastifyRequest): Promise<Received> {
  if (call.body === 'multipart') return receiveMultipart(request, uploadFolder(dataDir));
  const fields = call.method === 'GET' ? request.query : request.body;
  return { fields: (fields ?? {}) as Record<string, unknown>, file: null };
}

/** Always a download: what someone uploaded must not run as a page of this site. */
function sendFile(reply: FastifyReply, { stream, name, mime, size }: FileAnswer) {
  if (size !== null) reply.header('content-length', size);
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(keepable(name))}`)
    .header('cache-control', 'private, no-cache')
    .type(mime)
    .send(stream);
}

/** Each line at once: no proxy on the way may hold them back. */
function sendLines(reply: FastifyReply, { lines }: StreamAnswer) {
  return reply
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(Readable.from(lines, { objectMode: false }));
}
