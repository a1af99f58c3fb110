export * from './plan.ts';
export * from './rehearsal.ts';
