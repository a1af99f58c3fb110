import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { rootCertificates } from 'node:tls';
import { SERVER_LIMITS } from '../limits.ts';
import { traced } from '../tracing/tracing.ts';
import { guardedLookup, isKeptOut, KeptOut } from './reach.ts';

/** What a server of somebody else is asked. */
export interface OutsideRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** PEM of authorities beside the system's; '' is none. */
  readonly ca?: string;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** The operator has said that such an address is meant. */
  readonly mayReachLinkLocal?: boolean;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

export type OutsideReason = 'name' | 'connection' | 'certificate' | 'late' | 'too_long' | 'kept_out';

/** No answer that can be read. The message holds neither address nor body, and may be logged and shown to an administrator. */
export class OutsideFault extends Error {
  override readonly name = 'OutsideFault';
  readonly reason: OutsideReason;

  constructor(reason: OutsideReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

const TIMEOUT_MS = 8_000;

/** Asks without following anybody elsewhere, for so long and for so many bytes at most. Throws an `OutsideFault`. */
export function askOutside(url: string, request: OutsideRequest = {}): Promise<OutsideAnswer> {
  return traced({ name: 'outside', kind: 'client' }, () => ask(url, request));
}

async function ask(url: string, request: OutsideRequest): Promise<OutsideAnswer> {
  const { mayReachLinkLocal = false, timeoutMs = TIMEOUT_MS } = request;
  const { protocol, hostname } = new URL(url);
  if (!mayReachLinkLocal && isKeptOut(hostname)) throw new OutsideFault('kept_out', 'address is kept out');
  try {
    return await send(url, protocol, { ...request, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw faultOf(error, timeoutMs);
  }
}

function send(
  url: string,
  protocol: string,
  about: OutsideRequest & { readonly signal: AbortSignal },
): Promise<OutsideAnswer> {
  const { method = 'GET', headers = {}, body, ca, mayReachLinkLocal, signal } = about;
  const max = about.maxBytes ?? SERVER_LIMITS.answers.outside_bytes;
  const request = protocol === 'https:' ? httpsRequest : httpRequest;
  const options = {
    method,
    signal,
    // A connection that the other side has just closed would fail what is asked on it.
    agent: false as const,
    headers: {
      'user-agent': 'LETS',
      ...headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    ...(!mayReachLinkLocal && { lookup: guardedLookup }),
    ...(ca && { ca: [...rootCertificates, ca] }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, options, async (response) => {
      try {
        const chunks: Buffer[] = [];
        let size = 0;
        for await (const chunk of response as AsyncIterable<Buffer>) {
          size += chunk.length;
          if (size > max) throw new OutsideFault('too_long', `the answer is longer than ${max} bytes`);
          chunks.push(chunk);
        }
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: told } = response;
        resolve({ status, headers: told, bytes, text: bytes.toString('utf8') });
      } catch (error) {
        asked.destroy();
        reject(error);
      }
    });
    asked.once('error', reject).end(body);
  });
}

function faultOf(error: unknown, timeoutMs: number): OutsideFault {
  if (error instanceof OutsideFault) return error;
  if (error instanceof KeptOut) return new OutsideFault('kept_out', error.message);
  const { code = '', name = '', message = '' } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR')
    return new OutsideFault('late', `no answer within ${timeoutMs / 1000} s`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new OutsideFault('name', code);
  if (/CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ERR_TLS/.test(code))
    return new OutsideFault('certificate', code);
  return new OutsideFault('connection', code || message.slice(0, 100));
}

/** The same as a `fetch`, for libraries that bring their own protocol. */
export function outsideFetch(about: Pick<OutsideRequest, 'ca' | 'mayReachLinkLocal' | 'timeoutMs'>) {
  return async (
    url: string,
    options: {
      readonly method?: string | undefined;
      readonly headers?: Readonly<Record<string, string>> | undefined;
      readonly body?: unknown;
    } = {},
  ): Promise<Response> => {
    const { method = 'GET', headers = {}, body } = options;
    const answer = await askOutside(url, {
      ...about,
      method: method as 'GET' | 'POST',
      headers,
      ...(body !== undefined && body !== null && { body: String(body) }),
    });
    const told = Object.entries(answer.headers).flatMap(([key, value]) =>
      [value ?? []].flat().map((one) => [key, one] as [string, string]),
    );
    const isEmpty = answer.status === 204 || answer.status === 304;
    return new Response(isEmpty ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers: told,
    });
  };
}
