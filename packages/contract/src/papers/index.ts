export * from './case-papers.ts';
export * from './choose.ts';
export * from './compose.ts';
export * from './facts.ts';
export * from './model.ts';
export * from './run-fields.ts';
