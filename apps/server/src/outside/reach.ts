import { lookup as lookUp } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/**
 * Where clouds tell their machines who they are, keys among it, and what belongs to the one cable: no assistant lives there, and a person who
 * may set its address must not read them through this server.
 */
const KEPT_OUT = new BlockList();
KEPT_OUT.addSubnet('169.254.0.0', 16);
KEPT_OUT.addSubnet('fe80::', 10, 'ipv6');
for (const address of ['100.100.100.200', '168.63.129.16', '192.0.0.192']) KEPT_OUT.addAddress(address);
KEPT_OUT.addAddress('fd00:ec2::254', 'ipv6');
KEPT_OUT.addAddress('fd20:ce::254', 'ipv6');

/** The IPv4 address at the end of one that a translator (NAT64) would send on. */
const TRANSLATED = /^64:ff9b::(?:([\da-f]{1,4}):)?([\da-f]{1,4})$/i;

/** Pure: whether an address is one of these, however it is written. */
export function isKeptOut(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0] ?? '';
  if (isIP(bare) === 0) return false;
  const [, high = '0', low] = TRANSLATED.exec(bare) ?? [];
  if (low !== undefined) return isKeptOut(dotted(Number.parseInt(high, 16), Number.parseInt(low, 16)));
  return KEPT_OUT.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}

const dotted = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.');

export class KeptOut extends Error {
  override readonly name = 'KeptOut';
}

export interface Question {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
  /** The operator has said that such an address is meant. */
  readonly mayReachLinkLocal: boolean;
}

/** Posts without following anybody elsewhere. What a name stands for is judged as the connection is made, not before: it may change in between. */
export async function post(url: string, question: Question): Promise<IncomingMessage> {
  // An address in figures is not looked up.
  if (!question.mayReachLinkLocal && isKeptOut(new URL(url).hostname))
    throw new KeptOut('has an address that is kept out');
  try {
    return await postOnce(url, question);
  } catch (error) {
    // The service closed a connection that was kept open just as this question came: it is asked again on a new one.
    if (!(error instanceof Stale)) throw error;
    return postOnce(url, question, false);
  }
}

class Stale extends Error {}

function postOnce(
  url: string,
  { headers, body, signal, mayReachLinkLocal }: Question,
  mayReuse = true,
): Promise<IncomingMessage> {
  const request = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest;
  const lookup = mayReachLinkLocal ? undefined : guardedLookup;
  const length = Buffer.byteLength(body);
  const options = { method: 'POST', headers: { ...headers, 'content-length': length }, signal };
  return new Promise((resolve, reject) => {
    const asked = request(url, { ...options, ...(lookup && { lookup }), ...(!mayReuse && { agent: false }) });
    asked
      .once('response', resolve)
      .once('error', (error: NodeJS.ErrnoException) =>
        reject(asked.reusedSocket && error.code === 'ECONNRESET' ? new Stale() : error),
      )
      .end(body);
  });
}

export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, options, (error, found, family) => {
    const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
    if (!error && addresses.some(isKeptOut))
      callback(new KeptOut('has an address that is kept out'), found, family);
    else callback(error, found, family);
  });
};
