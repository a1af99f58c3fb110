export * from './alarm.ts';
export * from './backup.ts';
export * from './setting.ts';
export * from './status.ts';
export * from './system.ts';
