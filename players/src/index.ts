export * from './brain.ts';
export * from './cast.ts';
export * from './player.ts';
export * from './session.ts';
