import type { EvaluationDetail } from '@lets/contract';

export type Evaluated = EvaluationDetail & { readonly draft: NonNullable<EvaluationDetail['draft']> };
