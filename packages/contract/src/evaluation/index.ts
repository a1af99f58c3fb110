export * from './changes.ts';
export * from './content.ts';
export * from './evaluation.ts';
export * from './rubric.ts';
export * from './standing.ts';
