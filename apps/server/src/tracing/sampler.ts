import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TracingEnv } from './tracing-env.ts';

const PARENT_BASED = 'parentbased_';

/** Pure: OTEL_TRACES_SAMPLER, which the library leaves to us. */
export function samplerOf({ sampler, share }: Pick<TracingEnv, 'sampler' | 'share'>): Sampler {
  const root = rootOf(sampler.replace(PARENT_BASED, ''), share);
  return sampler.startsWith(PARENT_BASED) ? new ParentBasedSampler({ root }) : root;
}

function rootOf(name: string, share: number): Sampler {
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(share);
  return name === 'always_on' ? new AlwaysOnSampler() : new AlwaysOffSampler();
}
