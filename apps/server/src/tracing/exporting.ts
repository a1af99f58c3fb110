import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  type Resource,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '../db/log.ts';
import { VERSION } from '../version.ts';
import { samplerOf } from './sampler.ts';
import { TellingExporter } from './telling-exporter.ts';
import type { OpenSpan, SpanStart, Tracing } from './tracing.ts';
import type { TracingEnv } from './tracing-env.ts';

interface ExportingDeps {
  readonly tracing: TracingEnv;
  readonly log: Pick<Log, 'warn'>;
  readonly steadyClock: () => number;
}

const KINDS = { client: SpanKind.CLIENT, server: SpanKind.SERVER } as const;

/** Gathers spans and posts them some at a time, at most those of 2,048 that wait; more are dropped, so that nobody waits for them. */
export function openExporting({ tracing, log, steadyClock }: ExportingDeps): Tracing {
  const exporter = new TellingExporter(new OTLPTraceExporter({ url: tracing.url }), { log, steadyClock });
  const provider = new TracerProvider({
    sampler: samplerOf(tracing),
    resource: resourceOfProcess(),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  return new Exporting(provider, tracing.joins);
}

class Exporting implements Tracing {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #inHand = new AsyncLocalStorage<Context>();
  readonly #propagator = new W3CTraceContextPropagator();
  readonly #joins: boolean;

  constructor(provider: TracerProvider, joins: boolean) {
    this.#provider = provider;
    this.#tracer = provider.getTracer('lets', VERSION);
    this.#joins = joins;
  }

  enter<T>({ name, kind, attributes, joins }: SpanStart, work: (span: OpenSpan) => T): T {
    const around = this.#inHand.getStore() ?? this.#begunElsewhere(joins);
    const options = { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, ...(attributes && { attributes }) };
    const span = this.#tracer.startSpan(name, options, around);
    return this.#inHand.run(trace.setSpan(around, span), () =>
      work({
        note: (more) => void span.setAttributes(more),
        rename: (other) => void span.updateName(other),
        fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
        end: () => span.end(),
      }),
    );
  }

  #begunElsewhere(headers: SpanStart['joins']): Context {
    return headers && this.#joins
      ? this.#propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
  }

  isInside(): boolean {
    return this.#inHand.getStore() !== undefined;
  }

  traceId(): string | undefined {
    const inHand = this.#inHand.getStore();
    return inHand && trace.getSpanContext(inHand)?.traceId;
  }

  close(): Promise<void> {
    return this.#provider.shutdown();
  }
}

/** OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come last, and so win. */
function resourceOfProcess(): Resource {
  const detectors = [serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector];
  return defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'lets', 'service.version': VERSION }))
    .merge(detectResources({ detectors }));
}
