export { checkPlatform } from './checker.ts';
export { publicKeys, signForPlatform } from './keys.ts';
