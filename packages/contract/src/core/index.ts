export * from './call.ts';
export * from './codes.ts';
export * from './duration.ts';
export * from './kinds.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './messages.ts';
export * from './values.ts';
