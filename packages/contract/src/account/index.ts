export * from './account.ts';
export * from './wechat.ts';
