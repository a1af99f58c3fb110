import type { Language, Me, SignInDemand } from '@lets/contract';
import type { Caller } from './caller.ts';

/** The uploaded file of a multipart call, complete and within the limit; its temporary copy goes when the request ends. */
export interface Upload {
  readonly path: string;
  /** As the sender called it: never a path to write to. */
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

interface KeptCookie {
  readonly name: string;
  readonly path: string;
}

export interface OpenedSession {
  readonly token: string;
  readonly me: Me;
  /** How long it lasts, however busy it is. */
  readonly seconds: number;
}

export interface CookieJar {
  readonly session: string | null;
  /** Both cookies of a new session. */
  open(session: OpenedSession): void;
  /** The readable one alone: what it tells has changed. */
  remember(me: Me): void;
  clear(): void;
  /** Any other cookie that no script can read, sent along with the calls below a path. */
  read(name: string): string | null;
  keep(cookie: KeptCookie & { readonly value: string; readonly seconds: number }): void;
  drop(cookie: KeptCookie): void;
}

export interface RequestContext {
  /** Refuses with not_logged_in when nobody is. */
  readonly caller: Caller;
  readonly maybeCaller: Caller | null;
  /** What the caller must do before most calls are answered. */
  readonly demand: SignInDemand | null;
  readonly lang: Language;
  /** The sender's network address, for limits and the audit log. */
  readonly address: string;
  readonly cookies: CookieJar;
  /** Where the sender's browser finds this server, without a trailing slash. */
  readonly origin: string;
  /** Aborted when the sender goes away before the answer is complete. */
  readonly gone: AbortSignal;
  /** Refuses with bad_parameter when a multipart call came without its file. */
  readonly file: Upload;
}
