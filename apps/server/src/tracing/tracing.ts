import type { Attributes } from '@opentelemetry/api';

/**
 * What this process tells OpenTelemetry, if it is asked to. Spans have names and attributes that are declared or counted: no input, no
 * answer, no address, and nobody's name, account or id. An error is told by its kind alone, since its message may hold what people wrote.
 */
export interface Tracing {
  /** Runs `work`, whatever it leads to included, in a new span, which `work` ends. */
  enter<T>(start: SpanStart, work: (span: OpenSpan) => T): T;
  /** Whether the work in hand is in a span already. */
  isInside(): boolean;
  /** The id of the trace that the work in hand belongs to. */
  traceId(): string | undefined;
  /** Sends what is left. */
  close(): Promise<void>;
}

export interface SpanStart {
  readonly name: string;
  /** What we ask of another service is `client`, what we are asked `server`. */
  readonly kind?: 'client' | 'server';
  readonly attributes?: Attributes;
  /** Headers of the request that began it elsewhere. */
  readonly joins?: Readonly<Record<string, unknown>>;
}

/** What traced work can say of itself. */
export interface Noting {
  note(attributes: Attributes): void;
}

export interface OpenSpan extends Noting {
  rename(name: string): void;
  fail(): void;
  end(): void;
}

/** One for the process, as the work in hand is the process's own. */
let current: Tracing | null = null;

export function setTracing(tracing: Tracing | null): void {
  current = tracing;
}

export function tracingNow(): Tracing | null {
  return current;
}

const SILENT: Noting = { note() {} };

/** Runs `work` in a span of the call or act that it belongs to; as it is where nothing is traced, or it belongs to none. */
export function traced<T>(start: SpanStart, work: (span: Noting) => Promise<T>): Promise<T> {
  return current?.isInside() ? inSpan(current, start, work) : work(SILENT);
}

/** The same for what may be the first of its trace. */
export function tracedFirst<T>(start: SpanStart, work: (span: Noting) => Promise<T>): Promise<T> {
  return current ? inSpan(current, start, work) : work(SILENT);
}

/** A span beside the work in hand, for what comes in pieces; null where the other functions trace nothing either. */
export function openSpan(start: SpanStart): OpenSpan | null {
  return current?.isInside() ? current.enter(start, (span) => span) : null;
}

function inSpan<T>(tracing: Tracing, start: SpanStart, work: (span: Noting) => Promise<T>): Promise<T> {
  return tracing.enter(start, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.note({ 'error.type': kindOf(error) });
      // A refusal of ours is no fault: the call's own span says what came of it.
      if (start.kind === 'client') span.fail();
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Codes of the system (ECONNREFUSED) and of PostgreSQL (40P01), or else what the class is called. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code) ? code : error.name;
}

/** What each line of the log says of the trace in which it was written. */
export function traceForLog(): { readonly trace_id?: string } {
  const trace_id = current?.traceId();
  return trace_id === undefined ? {} : { trace_id };
}
