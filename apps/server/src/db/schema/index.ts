export * from './account.ts';
export * from './case.ts';
export * from './evaluation.ts';
export * from './limits.ts';
export * from './message.ts';
export * from './run.ts';
export * from './wechat.ts';
export * from './writing.ts';
