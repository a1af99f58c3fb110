import { CODE, type FactorWay, type Me } from '@lets/contract';
import { Suspense } from 'react';
import { WaitingDots } from '../../../components/waiting-dots/waiting-dots.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';

export interface SecondStepProps {
  ways: readonly FactorWay[];
  onEntered: (me: Me) => void;
  /** To account and password again. */
  onBack: () => void;
}

const { Part } = lazyPart<SecondStepProps>(async () => (await import('./second-step.tsx')).SecondStep);

/** The second step of a log-in, whose code comes only for those who have one. */
export function LaterStep(props: SecondStepProps) {
  return (
    <Suspense fallback={<WaitingDots size="large" />}>
      <Part {...props} />
    </Suspense>
  );
}

/** Pure: by what the second step can be taken when that is why a log-in was refused. */
export function waysOf(error: unknown): readonly FactorWay[] | null {
  if (!(error instanceof ApiError) || error.code !== CODE.factor_needed) return null;
  return (error.data as { ways: FactorWay[] }).ways;
}
