export * from './account.ts';
export * from './case.ts';
export * from './run.ts';
