import type { CallDeclaration, OutputOf, ParsedInputOf } from '@lets/contract';
import type { Deps } from '../deps.ts';
import type { RequestContext } from './request-context.ts';

export type Handler<C extends CallDeclaration> = (
  input: ParsedInputOf<C>,
  request: RequestContext,
) => Promise<OutputOf<C>>;

/** Gives a declared call its handler. */
export type Register = <C extends CallDeclaration>(call: C, handler: Handler<C>) => void;

/** A feature's `routes.ts`: contract call → one service call. */
export type FeatureRoutes = (on: Register, deps: Deps) => void;
