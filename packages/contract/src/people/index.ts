export * from './management.ts';
export * from './person.ts';
