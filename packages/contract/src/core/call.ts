import type { z } from 'zod';
import type { CodeName } from './codes.ts';

/**
 * Who may try a call at all. The server's policies then judge the thing it names: `public` needs no session, `user` any
 * session, the others that identity.
 */
export type Audience = 'public' | 'user' | 'student' | 'mentor' | 'staff' | 'admin' | 'super_admin';

export interface CallDeclaration<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Without the `/api` root. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly who: Audience;
  /** `multipart` calls carry one file in the field `file` beside their input. */
  readonly body?: 'form' | 'multipart';
  /** `file` answers with bytes and an attachment name, `stream` with server-sent lines, instead of an envelope's data. */
  readonly answer?: 'envelope' | 'file' | 'stream';
  /** Something that a person does in a run: only so many a second. */
  readonly isAct?: true;
  readonly input: I;
  readonly output: O;
  /** Refusals this call can give beyond bad_parameter, not_logged_in, no_authority, system_closed and fault. */
  readonly codes: readonly CodeName[];
}

/** Declares a call once: the server's validation, the web's types and the OpenAPI page are all made from it. */
export function declareCall<I extends z.ZodType, O extends z.ZodType>(
  declaration: CallDeclaration<I, O>,
): CallDeclaration<I, O> {
  return declaration;
}

export type InputOf<C extends CallDeclaration> = z.input<C['input']>;
export type ParsedInputOf<C extends CallDeclaration> = z.output<C['input']>;
export type OutputOf<C extends CallDeclaration> = z.output<C['output']>;

/** What every call answers, refusals included, with HTTP 200. */
export interface Envelope<T> {
  c: number;
  m: string;
  d: T;
}
