import { z } from 'zod';

/** Traces go out by OTLP over HTTP. */
export interface TracingEnv {
  /** Where they are posted. */
  readonly url: string;
  readonly sampler: SamplerName;
  /** Of the samplers that take a share of all traces: from 0 to 1. */
  readonly share: number;
  /** Goes on with a trace that a trusted proxy has begun. */
  readonly joins: boolean;
}

export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof SAMPLERS)[number];

interface Values {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  readonly OTEL_SDK_DISABLED: string;
  readonly OTEL_TRACES_SAMPLER: SamplerName;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  readonly OTEL_PROPAGATORS: string;
}

/** The standard settings that decide whether and what is traced; what belongs to the sending alone the exporter reads by itself. */
export const TRACING_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SDK_DISABLED: z.string().default('false'),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_PROPAGATORS: z.string().default('none'),
};

/** Pure. */
export function tracingOf(values: Values): { readonly tracing?: TracingEnv } {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = values;
  const url = own ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  if (url === undefined || values.OTEL_SDK_DISABLED.toLowerCase() === 'true') return {};
  const joins = values.OTEL_PROPAGATORS.split(',').some((name) => name.trim() === 'tracecontext');
  const { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share } = values;
  return { tracing: { url, sampler, share, joins } };
}
