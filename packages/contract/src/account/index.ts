export * from './account.ts';
export * from './factor.ts';
export * from './sign-in.ts';
export * from './wechat.ts';
