import type { CallDeclaration, Identity, Language, Me, OutputOf, ParsedInputOf } from '@lets/contract';
import type { Deps } from '../deps.ts';

/** Who is logged in, as the session says on every request: never from the readable cookie. */
export interface Caller {
  readonly id: number;
  readonly identity: Identity;
  readonly account: string;
  readonly name: string;
  /** Management modules granted to an admin (identity 3). */
  readonly modules: readonly string[];
  /** Which of their sessions this is (SHA-256 of the token). */
  readonly session: string;
}

/** The uploaded file of a multipart call, complete and within the limit; its temporary copy goes when the request ends. */
export interface Upload {
  readonly path: string;
  /** As the sender called it: never a path to write to. */
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

export interface KeptCookie {
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

/** What a call declared with `answer: 'file'` returns: bytes instead of an envelope's data. */
export class FileAnswer {
  readonly stream: NodeJS.ReadableStream;
  readonly name: string;
  readonly mime: string;
  /** Null: not known before it is written. */
  readonly size: number | null;

  constructor(stream: NodeJS.ReadableStream, about: { name: string; mime: string; size: number | null }) {
    this.stream = stream;
    this.name = about.name;
    this.mime = about.mime;
    this.size = about.size;
  }
}

export interface ByteRange {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/** Likewise, to be shown in place and read in parts: a video is begun before it is here and sought in. */
export class MediaAnswer {
  readonly open: (range?: ByteRange) => Promise<NodeJS.ReadableStream>;
  readonly mime: string;
  readonly size: number;

  constructor(open: MediaAnswer['open'], about: { mime: string; size: number }) {
    this.open = open;
    this.mime = about.mime;
    this.size = about.size;
  }
}

/** What a call declared with `answer: 'stream'` returns: server-sent lines that begin when this is made; an error breaks them off. */
export class StreamAnswer {
  readonly lines: AsyncIterable<string>;

  constructor(lines: AsyncIterable<string>) {
    this.lines = lines;
  }
}

export type Handler<C extends CallDeclaration> = (
  input: ParsedInputOf<C>,
  request: RequestContext,
) => Promise<OutputOf<C>>;

/** Gives a declared call its handler. */
export type Register = <C extends CallDeclaration>(call: C, handler: Handler<C>) => void;

/** A feature's `routes.ts`: contract call → one service call. */
export type FeatureRoutes = (on: Register, deps: Deps) => void;
