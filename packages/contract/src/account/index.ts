export * from './account.ts';
export * from './factor.ts';
export * from './passkey.ts';
export * from './sign-in.ts';
export * from './webauthn.ts';
export * from './wechat.ts';
