export * from './attendance.ts';
export * from './guide.ts';
