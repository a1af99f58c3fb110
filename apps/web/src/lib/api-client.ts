import {
  API_ROOT,
  type CallDeclaration,
  CODE,
  type Envelope,
  IDLE_HEADER,
  type InputOf,
  type OutputOf,
  type ParsedInputOf,
} from '@lets/contract';
import { currentLanguage } from '../i18n/index.ts';
import { idleSeconds } from './activity.ts';
import { ApiError, NetworkError } from './call-errors.ts';
import { callConnection } from './connection.ts';
import { encodeFields } from './encode-fields.ts';
import { namePartner } from './partner-name.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { type Telling, tellerOf } from './telling.ts';
import { forgetUser } from './user.ts';

export { ApiError, NetworkError };

type Optional<I> = I extends unknown
  ? { [K in keyof I]-?: Record<never, never> extends Pick<I, K> ? K : never }[keyof I]
  : never;
type Shape<O, Left extends PropertyKey> = O extends unknown
  ? { [K in Exclude<keyof O, Left>]: O[K] } & { [K in keyof O & Left]?: O[K] | undefined }
  : never;
/** What a call takes: the values as they mean, for the schema's own input is text. Defaults may be left out. */
export type CallInput<C extends CallDeclaration> = Shape<ParsedInputOf<C>, Optional<InputOf<C>>>;

/** Pure: whether somebody else saved the same thing meanwhile. */
export function isChangedMeanwhile(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === CODE.changed_meanwhile;
}

interface Sending {
  signal?: AbortSignal;
  /** The file of a multipart call. */
  file?: File;
  /** How much of the file has left, from 0 to 1. */
  onProgress?: (fraction: number) => void;
}
export type CallOptions = Sending & Telling;

interface Handlers {
  showError(message: string): void;
  /** Not logged in any more: leave for the login page. */
  sessionEnded(): void;
  systemClosed(): void;
  /** Something must be done before anything else: which, by the code of the refusal. */
  demandFirst(code: number): void;
}

let handlers: Handlers = { showError() {}, sessionEnded() {}, systemClosed() {}, demandFirst() {} };

/** The app says once what refusals lead to; this module knows neither router nor toasts. */
export function setCallHandlers(next: Handlers): void {
  handlers = next;
}

/** Makes a declared call. Resolves with `d`; throws ApiError for a refusal and NetworkError when nobody answered. */
export async function call<C extends CallDeclaration>(
  declaration: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<OutputOf<C>> {
  const envelope = await inTime(() => fetchEnvelope(declaration, input, options));
  if (envelope.c === CODE.ok) return envelope.d as OutputOf<C>;
  throw refuse(declaration, envelope, options);
}

/** How often what came too fast is sent again before it is a refusal like any other. */
const PATIENCE = 10;

/** What the server refused before it looked at it, because more came than one person may send, waits and goes out again. */
async function inTime<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    const answer = await send();
    if (!isEnvelope(answer) || answer.c !== CODE.too_fast || tries >= PATIENCE) return answer;
    const { retry_after } = (answer.d ?? {}) as { retry_after?: number };
    await new Promise((resolve) => setTimeout(resolve, (retry_after ?? 1) * 1000));
  }
}

function refuse({ path }: CallDeclaration, { c, m, d }: Envelope<unknown>, telling: Telling): ApiError {
  const teller = tellerOf(c, telling);
  if (teller === 'login') {
    forgetUser();
    handlers.showError(m);
    handlers.sessionEnded();
  } else if (teller === 'closed') handlers.systemClosed();
  else if (teller === 'demand') handlers.demandFirst(c);
  else if (teller === 'toast') handlers.showError(m);
  else if (teller === 'log') console.debug(`${path}: ${m} (not told: ${telling.quiet})`);
  return new ApiError(c, m, d);
}

async function fetchEnvelope(
  declaration: CallDeclaration,
  input: object,
  options: CallOptions,
): Promise<Envelope<unknown>> {
  try {
    const [url, init] = requestOf(declaration, input, options);
    const text = options.onProgress
      ? await sendWithProgress(url, init, options.onProgress)
      : await (await fetch(url, init)).text();
    const envelope = envelopeOf(declaration, parseAnswer(text));
    callConnection.set('connected');
    return envelope;
  } catch (error) {
    throw unanswered(declaration, error, options.signal);
  }
}

function envelopeOf({ path }: CallDeclaration, body: unknown): Envelope<unknown> {
  if (!isEnvelope(body)) throw new Error(`${path}: no envelope`);
  // As good as no answer: whatever tries again then does so here, and finds the next server.
  if (body.c === CODE.stopping) throw new Error(`${path}: the server is stopping`);
  return body;
}

/** What a call that nobody answered throws; one that the screen gave up is no fault. */
function unanswered({ path }: CallDeclaration, error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error;
  console.error(path, error);
  callConnection.set('offline');
  return new NetworkError(error);
}

function parseAnswer(text: string): unknown {
  return text.includes('"automatic":true') ? JSON.parse(text, namePartner) : JSON.parse(text);
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && typeof (body as { c?: unknown }).c === 'number';
}

function requestOf(
  { method, path }: CallDeclaration,
  input: object,
  { signal, file }: CallOptions,
): [string, RequestInit] {
  const fields = encodeFields(input);
  const url = API_ROOT + path;
  const headers = { 'Accept-Language': currentLanguage(), ...saidToBeIdle() };
  const init: RequestInit = { method, headers, credentials: 'same-origin', ...(signal && { signal }) };
  if (method === 'GET') {
    const query = new URLSearchParams(fields).toString();
    return [query ? `${url}?${query}` : url, init];
  }
  return [url, { ...init, body: file ? formWithFile(fields, file) : new URLSearchParams(fields) }];
}

/** A call soon after the last act is part of it: a search that waits for the next letter, a page that opens. */
const PART_OF_ACT_S = 10;

function saidToBeIdle(): Record<string, string> {
  const seconds = idleSeconds();
  return seconds > PART_OF_ACT_S ? { [IDLE_HEADER]: String(seconds) } : {};
}

/** Makes a declared call that answers with a stream, and gives its bytes. What comes instead is told by the screen that asked. */
export async function openStream<C extends CallDeclaration>(
  declaration: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { body } = await open(declaration, input, isStream, signal);
  if (body) return body;
  throw unanswered(declaration, new Error('no stream'), signal);
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

/** Makes a declared call that answers with a file. What comes instead is told by the screen that asked. */
export function fetchFile<C extends CallDeclaration>(
  declaration: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Response> {
  return open(declaration, input, isFile, signal);
}

/** A file has a name; what has none is a refusal, or the words of something that stands before the server. */
function isFile({ headers }: Response): boolean {
  return headers.has('content-disposition');
}

/**
 * Makes a declared call that is answered bare, and gives the response when it is what was asked for. A refusal comes in the envelope and throws
 * ApiError, as from `call`; no answer, or none that can be read, throws NetworkError.
 */
async function open(
  declaration: CallDeclaration,
  input: object,
  isAskedFor: (response: Response) => boolean,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const answer = await inTime(() => fetchBare(declaration, input, isAskedFor, signal));
  if (isEnvelope(answer)) throw refuse(declaration, answer, { shown: 'in-place' });
  return answer;
}

async function fetchBare(
  declaration: CallDeclaration,
  input: object,
  isAskedFor: (response: Response) => boolean,
  signal: AbortSignal | undefined,
): Promise<Response | Envelope<unknown>> {
  try {
    const response = await fetch(...requestOf(declaration, input, signal ? { signal } : {}));
    const answer =
      response.ok && isAskedFor(response) ? response : envelopeOf(declaration, await response.json());
    callConnection.set('connected');
    return answer;
  } catch (error) {
    throw unanswered(declaration, error, signal);
  }
}

/** Shows an error as a refused call does. */
export function showError(message: string): void {
  handlers.showError(message);
}

function formWithFile(fields: readonly [string, string][], file: File): FormData {
  const form = new FormData();
  // Fields first: the server reads a stream and must know them before the bytes arrive.
  for (const [name, value] of fields) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}

/** The address of a call that answers with a file, for a link or an `<img>`. */
export function fileUrl<C extends CallDeclaration>(declaration: C, input: CallInput<C>): string {
  const query = new URLSearchParams(encodeFields(input)).toString();
  return `${API_ROOT}${declaration.path}${query ? `?${query}` : ''}`;
}

/** Leads to what must be done first, as the refusal with this code does. */
export function tellDemand(code: number): void {
  handlers.demandFirst(code);
}
