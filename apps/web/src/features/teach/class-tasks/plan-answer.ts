import type { classTaskPlan, OutputOf } from '@lets/contract';

export type PlanAnswer = OutputOf<typeof classTaskPlan>;
