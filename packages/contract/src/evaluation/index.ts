export * from './content.ts';
export * from './evaluation.ts';
