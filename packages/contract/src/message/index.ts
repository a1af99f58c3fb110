export * from './announcement.ts';
export * from './message.ts';
