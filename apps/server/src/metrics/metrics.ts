import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { registerGauges } from './gauges.ts';

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const ACT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
/** Gauges of the library that are named as counters, which promtool refuses; `nodejs_active_resources` tells the same by kind. */
const MISNAMED = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

export type ActResult = 'done' | 'refused' | 'failed';

/**
 * What Prometheus is told of this process. Labels are names of calls, kinds and codes, which are declared and so of a bounded number: no
 * person, run or address.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #calls = new Histogram({
    name: 'lets_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by declared call and answered code.',
    labelNames: ['call', 'code'],
    buckets: CALL_SECONDS,
    registers: [this.#registry],
  });
  readonly #acts = new Counter({
    name: 'lets_acts_total',
    help: 'Acts on runs, by the command that the engine was asked and what came of it.',
    labelNames: ['kind', 'result'],
    registers: [this.#registry],
  });
  readonly #commits = new Histogram({
    name: 'lets_act_commit_seconds',
    help: 'Time in which an accepted act was judged and committed.',
    buckets: ACT_SECONDS,
    registers: [this.#registry],
  });
  readonly #deliveries = new Histogram({
    name: 'lets_event_delivery_seconds',
    help: 'Time from the moment of an event to its being handed to the live connections of this process.',
    buckets: ACT_SECONDS,
    registers: [this.#registry],
  });

  readonly #asked = new Counter({
    name: 'lets_assistant_requests_total',
    help: 'Requests to the assistant, by what they were for and what came of them.',
    labelNames: ['kind', 'result'],
    registers: [this.#registry],
  });
  readonly #tokens = new Counter({
    name: 'lets_assistant_tokens_total',
    help: 'Tokens of questions and answers, as far as the assistant tells them.',
    labelNames: ['kind'],
    registers: [this.#registry],
  });

  readonly contentType = this.#registry.contentType;

  constructor(deps: Deps) {
    collectDefaultMetrics({ register: this.#registry });
    for (const name of MISNAMED) this.#registry.removeSingleMetric(name);
    registerGauges(this.#registry, deps);
  }

  answered(call: string, code: number, seconds: number): void {
    this.#calls.observe({ call, code }, seconds);
  }

  acted(kind: string, result: ActResult): void {
    this.#acts.inc({ kind, result });
  }

  committed(ms: number): void {
    this.#commits.observe(ms / 1000);
  }

  /** Below zero where another machine's clock is ahead. */
  delivered(ms: number): void {
    this.#deliveries.observe(Math.max(0, ms) / 1000);
  }

  /** A request to the assistant, with the tokens that it told. */
  asked(
    kind: 'question' | 'translation',
    result: 'done' | 'failed' | 'left',
    usage: { readonly prompt: number; readonly completion: number } | null,
  ): void {
    this.#asked.inc({ kind, result });
    if (!usage) return;
    this.#tokens.inc({ kind: 'prompt' }, usage.prompt);
    this.#tokens.inc({ kind: 'completion' }, usage.completion);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
