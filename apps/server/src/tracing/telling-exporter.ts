import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../db/log.ts';

const TELL_EVERY_MS = 10 * 60_000;

/** Says now and then that spans were lost, which the library keeps to itself. What the other side answered is in no line. */
export class TellingExporter implements SpanExporter {
  readonly #to: SpanExporter;
  readonly #log: Pick<Log, 'warn'>;
  readonly #steadyClock: () => number;
  #toldAt = Number.NEGATIVE_INFINITY;
  #lost = 0;

  constructor(
    to: SpanExporter,
    { log, steadyClock }: { readonly log: Pick<Log, 'warn'>; readonly steadyClock: () => number },
  ) {
    this.#to = to;
    this.#log = log;
    this.#steadyClock = steadyClock;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#to.export(spans, (result) => {
      if (result.code !== ExportResultCode.SUCCESS) this.#tell(spans.length, result.error);
      done(result);
    });
  }

  #tell(lost: number, error: (Error & { readonly code?: unknown }) | undefined): void {
    this.#lost += lost;
    if (this.#steadyClock() - this.#toldAt < TELL_EVERY_MS) return;
    this.#toldAt = this.#steadyClock();
    const reason = error?.code ?? error?.name;
    this.#log.warn({ lost: this.#lost, reason }, '追踪数据无法发送 · traces could not be sent');
    this.#lost = 0;
  }

  shutdown(): Promise<void> {
    return this.#to.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.#to.forceFlush?.();
  }
}
