export * from './course.ts';
export * from './management.ts';
