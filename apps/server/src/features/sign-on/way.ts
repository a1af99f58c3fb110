import type { SignOnKind } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { OutsideVisit } from '../../http/outside.ts';
import type { Checker } from '../../integrations/checks.ts';
import type { KeptIntegration } from '../../integrations/integrations.ts';
import type { Attributes } from './attributes.ts';

/** A sign-on server, and where browsers find this server, without a trailing slash: never what a Host header says. */
export interface At<K extends SignOnKind = SignOnKind> {
  readonly door: KeptIntegration<K>;
  readonly origin: string;
}

/** A log-in that is under way elsewhere. */
export interface Going {
  /** Comes back with the browser; good once. */
  readonly state: string;
  /** 43 random letters that the browser never learns: the verifier of PKCE. */
  readonly secret: string;
  /** What the other side's answer must name, as far as its protocol can. */
  readonly nonce: string;
  /** Without asking the person anything. */
  readonly isQuiet: boolean;
}

/** Whom a sign-on server has vouched for. */
export interface Vouched {
  /** Who they are over there, for good. */
  readonly subject: string;
  readonly attributes: Attributes;
  /** What the server calls the session; null where it has no name. */
  readonly session: string | null;
  /** What it wants to be told at the log-out; '' is nothing. */
  readonly hint: string;
}

/** A session that is left, as it was kept. */
export interface Leaving {
  readonly hint: string;
  /** Of ours: where the browser is sent back to. */
  readonly backTo: string;
}

/** How people come in and leave by one kind of sign-on server. */
export interface Way<K extends SignOnKind> {
  /** Where the browser goes to log in; null: this kind cannot do it without asking. Throws an `OutsideFault`. */
  begin(deps: Deps, at: At<K>, going: Going): Promise<string | null>;
  /** Who has come back. Throws a `NotVouched` or an `OutsideFault`. */
  finish(deps: Deps, at: At<K>, visit: OutsideVisit, going: Going): Promise<Vouched>;
  /** Where the browser goes to log out; null: nowhere. Must not keep anybody waiting. */
  leave(deps: Deps, at: At<K>, leaving: Leaving): Promise<string | null>;
  readonly check: Checker<K>;
}

/** `declined`: the person or the server said no; `nobody`: nobody is logged in there, and was not asked. */
export type NotVouchedFault = 'refused' | 'declined' | 'nobody';

/** The server has not vouched for anybody. The message is for the audit log: it holds no ticket, token or attribute. */
export class NotVouched extends Error {
  override readonly name = 'NotVouched';
  readonly fault: NotVouchedFault;

  constructor(reason: string, fault: NotVouchedFault = 'refused') {
    super(reason);
    this.fault = fault;
  }
}
