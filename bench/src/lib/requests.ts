import { API_ROOT, messagePush, SESSION_COOKIE } from '@lets/contract';
import type { Address } from './http-line.ts';
import { micros } from './stats.ts';

/** Where a speech is posted, and as whom. */
export interface Pulpit {
  readonly eid: number;
  readonly nodeId: string;
  readonly roleId: string;
  readonly token: string;
}

export interface Target extends Address {
  /** Path of the call that takes a speech. */
  readonly path: string;
}

export const SPEECH_PATH = `${API_ROOT}${messagePush.path}`;

/** A turn of a hearing, as long as most are. */
const WORDS =
  '审判长，原告对被告所述不予认可：借条落款日期与转账凭证互相印证，九千元现金由证人当面清点交付，被告当日亦在微信中确认收到。';
const ENCODED_WORDS = encodeURIComponent(WORDS);
/** The moment a speech was due stands before its words, always as long. */
const STAMP_DIGITS = 16;

export function stampOf(text: string): number {
  return Number(text.slice(0, STAMP_DIGITS));
}

export function wordsAt(moment: number): string {
  return String(moment).padStart(STAMP_DIGITS, '0') + WORDS;
}

export function getRequest({ host, port }: Address, token: string, path: string): string {
  return (
    `GET ${API_ROOT}${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nCookie: ${SESSION_COOKIE}=${token}\r\n` +
    'Accept-Language: zh\r\n\r\n'
  );
}

/** What the web sends when someone speaks, its retry id included. */
export function speechRequest(
  { host, port, path }: Target,
  { eid, nodeId, roleId, token }: Pulpit,
  requestId: string,
  moment = micros(),
): string {
  const stamp = String(moment).padStart(STAMP_DIGITS, '0');
  const body = `kind=speech&eid=${eid}&nid=${nodeId}&role_id=${roleId}&request_id=${requestId}&text=${stamp}${ENCODED_WORDS}`;
  return (
    `POST ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nOrigin: http://${host}:${port}\r\n` +
    `Cookie: ${SESSION_COOKIE}=${token}\r\nAccept-Language: zh\r\n` +
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}
