export * from './case-file/index.ts';
export * from './report.ts';
