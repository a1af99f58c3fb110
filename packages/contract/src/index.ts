export * from './call.ts';
export * from './case.ts';
export * from './codes.ts';
export * from './flow.ts';
export * from './limits.ts';
export * from './rich-text.ts';
export * from './values.ts';
