import { DOMParser } from '@xmldom/xmldom';
import type { Attributes } from '../attributes.ts';
import { NotVouched } from '../way.ts';

export type CasAnswer =
  | { readonly user: string; readonly attributes: Attributes }
  /** The server's own code: INVALID_TICKET, UNAUTHORIZED_SERVICE, … */
  | { readonly failure: string };

/** What stands beside the user and is no attribute. */
const NO_ATTRIBUTES = new Set(['user', 'attributes', 'attribute', 'proxies', 'proxyGrantingTicket']);

/** Pure: what a CAS server's answer says. By local names: prefixes differ, and some servers know no namespace. Throws a `NotVouched`. */
export function readAnswer(text: string): CasAnswer {
  const root = parseXml(text);
  const failure = childrenOf(root).find(({ localName }) => localName === 'authenticationFailure');
  if (failure) return { failure: failure.getAttribute('code') || 'authenticationFailure' };
  const success = childrenOf(root).find(({ localName }) => localName === 'authenticationSuccess');
  if (root.localName !== 'serviceResponse' || !success) throw new NotVouched('no CAS answer');
  const children = childrenOf(success);
  const user = children.find(({ localName }) => localName === 'user')?.textContent?.trim() ?? '';
  if (user === '') throw new NotVouched('no user');
  return { user, attributes: attributesOf(children) };
}

/** The three ways in which servers write attributes; a name that repeats is a list. */
function attributesOf(children: readonly Element[]): Attributes {
  const named = children.flatMap((one) => {
    if (one.localName === 'attributes') return childrenOf(one).flatMap(nameAndValue);
    if (one.localName === 'attribute') return nameAndValue(one);
    return NO_ATTRIBUTES.has(one.localName) ? [] : nameAndValue(one);
  });
  const lists = Map.groupBy(named, ([name]) => name);
  return Object.fromEntries([...lists].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
}

function nameAndValue(one: Element): [string, string][] {
  const name = one.getAttribute('name');
  const text = one.textContent ?? '';
  if (one.localName !== 'attribute') return [[one.localName, text]];
  return name ? [[name, one.getAttribute('value') || text]] : [];
}

/** Pure: the session that a server says is over: the ticket that began it; null when it does not say. */
export function readLogout(text: string): string | null {
  const root = parseXml(text);
  if (root.localName !== 'LogoutRequest') return null;
  const index = childrenOf(root).find(({ localName }) => localName === 'SessionIndex');
  return index?.textContent?.trim() || null;
}

/** Refuses what could name other files or grow while it is read, and what is not well-formed. */
function parseXml(text: string): Element {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new NotVouched('XML with a DOCTYPE');
  const refuse = () => {
    throw new NotVouched('no XML');
  };
  const handler = { warning: () => {}, error: refuse, fatalError: refuse };
  const { documentElement } = new DOMParser({ errorHandler: handler }).parseFromString(
    text.trim(),
    'application/xml',
  );
  return documentElement ?? refuse();
}

function childrenOf(element: Element): Element[] {
  return [...Array.from(element.childNodes)].filter((node): node is Element => node.nodeType === 1);
}

/** Pure: the text of an answer, in the character set that it names: GBK is met. */
export function textOf(bytes: Buffer, contentType: string | undefined): string {
  const head = bytes.subarray(0, 100).toString('latin1');
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? /encoding=["']([\w-]+)/i.exec(head)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    throw new NotVouched(`unknown character set`);
  }
}
