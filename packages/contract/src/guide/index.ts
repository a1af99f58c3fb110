export * from './attendance.ts';
export * from './class-control.ts';
export * from './guide.ts';
