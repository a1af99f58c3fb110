export * from './act.ts';
export * from './brain.ts';
export * from './cast.ts';
export * from './manner.ts';
export * from './player.ts';
export * from './prove.ts';
export * from './session.ts';
export * from './teams.ts';
