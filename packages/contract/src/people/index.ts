export * from './import.ts';
export * from './management.ts';
export * from './person.ts';
