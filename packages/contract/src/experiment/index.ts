export * from './detail.ts';
export * from './filter.ts';
export * from './linked.ts';
export * from './list.ts';
export * from './prepare.ts';
export * from './result.ts';
