export * from './final-grade.ts';
export * from './gradebook.ts';
