export * from './class-task.ts';
