export * from './content.ts';
export * from './evaluation.ts';
export * from './rubric.ts';
