import {
  API_ROOT,
  type CallDeclaration,
  CODE,
  type Envelope,
  type InputOf,
  type OutputOf,
  type ParsedInputOf,
} from '@lets/contract';
import { currentLanguage } from '../i18n/index.ts';
import { callConnection } from './connection.ts';
import { encodeFields } from './encode-fields.ts';
import { namePartner } from './partner-name.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { forgetUser } from './user.ts';

type Optional<I> = I extends unknown
  ? { [K in keyof I]-?: Record<never, never> extends Pick<I, K> ? K : never }[keyof I]
  : never;
type Shape<O, Left extends PropertyKey> = O extends unknown
  ? { [K in Exclude<keyof O, Left>]: O[K] } & { [K in keyof O & Left]?: O[K] | undefined }
  : never;
/** What a call takes: the values as they mean, for the schema's own input is text. Defaults may be left out. */
export type CallInput<C extends CallDeclaration> = Shape<ParsedInputOf<C>, Optional<InputOf<C>>>;

/** A refusal by the server: its code, its words in the caller's language, and what it says about them. */
export class ApiError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.data = data;
  }
}

/** No answer, or none that could be read. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('network', { cause });
    this.name = 'NetworkError';
  }
}

export interface CallOptions {
  /** True where the screen shows the refusal itself (in place): no toast. `faults`: only what is wrong with a form's fields. */
  silent?: boolean | 'faults';
  signal?: AbortSignal;
  /** The file of a multipart call. */
  file?: File;
  /** How much of the file has left, from 0 to 1. */
  onProgress?: (fraction: number) => void;
}

interface Handlers {
  showError(message: string): void;
  /** Not logged in any more: leave for the login page. */
  sessionEnded(): void;
  systemClosed(): void;
}

let handlers: Handlers = { showError() {}, sessionEnded() {}, systemClosed() {} };

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
  const envelope = await sendInTime(declaration, input, options);
  if (envelope.c === CODE.ok) return envelope.d as OutputOf<C>;
  throw refuse(envelope, options.silent ?? false);
}

/** How often what came too fast is sent again before it is a refusal like any other. */
const PATIENCE = 10;

/** What the server refused before it looked at it, because more came than one person may send, waits and goes out again. */
async function sendInTime(
  declaration: CallDeclaration,
  input: object,
  options: CallOptions,
): Promise<Envelope<unknown>> {
  for (let tries = 0; ; tries++) {
    const envelope = await fetchEnvelope(declaration, input, options);
    if (envelope.c !== CODE.too_fast || tries >= PATIENCE) return envelope;
    const { retry_after } = (envelope.d ?? {}) as { retry_after?: number };
    await new Promise((resolve) => setTimeout(resolve, (retry_after ?? 1) * 1000));
  }
}

function refuse({ c, m, d }: Envelope<unknown>, silent: boolean | 'faults'): ApiError {
  const isShown = silent === 'faults' ? c === CODE.bad_parameter : silent;
  if (c === CODE.not_logged_in) {
    forgetUser();
    handlers.showError(m);
    handlers.sessionEnded();
  } else if (c === CODE.system_closed) handlers.systemClosed();
  else if (!isShown) handlers.showError(m);
  return new ApiError(c, m, d);
}

async function fetchEnvelope(
  declaration: CallDeclaration,
  input: object,
  options: CallOptions,
): Promise<Envelope<unknown>> {
  try {
    const [url, init] = requestOf(declaration, input, options);
    const body: unknown = options.onProgress
      ? await sendWithProgress(url, init, options.onProgress)
      : await readAnswer(await fetch(url, init));
    if (!isEnvelope(body)) throw new Error(`${declaration.path}: no envelope`);
    // As good as no answer: whatever tries again then does so here, and finds the next server.
    if (body.c === CODE.stopping) throw new Error(`${declaration.path}: the server is stopping`);
    callConnection.set('connected');
    return body;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    console.error(declaration.path, error);
    callConnection.set('offline');
    throw new NetworkError(error);
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
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
  const headers = { 'Accept-Language': currentLanguage() };
  const init: RequestInit = { method, headers, credentials: 'same-origin', ...(signal && { signal }) };
  if (method === 'GET') {
    const query = new URLSearchParams(fields).toString();
    return [query ? `${url}?${query}` : url, init];
  }
  return [url, { ...init, body: file ? formWithFile(fields, file) : new URLSearchParams(fields) }];
}

/**
 * Makes a declared call that answers with a stream, and gives its bytes. A refusal comes before the stream and throws
 * ApiError without a toast; no answer throws NetworkError.
 */
export async function openStream<C extends CallDeclaration>(
  declaration: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetchOrFail(declaration, input, signal);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (isStream && response.ok && response.body) return response.body;
  const body: unknown = await response.json().catch(() => null);
  throw isEnvelope(body) ? refuse(body, true) : new NetworkError(`${response.status}, no stream`);
}

/**
 * Makes a declared call that answers with a file. A refusal comes as words and throws ApiError without a toast; the end of
 * the session and a closed system lead away as they do for every call. No answer, or none that can be read, throws NetworkError.
 */
export async function fetchFile<C extends CallDeclaration>(
  declaration: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Response> {
  const response = await fetchOrFail(declaration, input, signal);
  // A file has a name; what has none is a refusal, or the words of something that stands before the server.
  if (response.ok && response.headers.has('content-disposition')) return response;
  const body: unknown = await response.json().catch(() => null);
  throw isEnvelope(body) ? refuse(body, true) : new NetworkError(`${response.status}, no file`);
}

/** Shows an error as a refused call does. */
export function showError(message: string): void {
  handlers.showError(message);
}

async function fetchOrFail(
  declaration: CallDeclaration,
  input: object,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    const response = await fetch(...requestOf(declaration, input, signal ? { signal } : {}));
    callConnection.set('connected');
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    callConnection.set('offline');
    throw new NetworkError(error);
  }
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
