export * from './addressing.ts';
export * from './company.ts';
export * from './exchange.ts';
export * from './further-visits.ts';
export * from './practice.ts';
export * from './prompts.ts';
export * from './resuming.ts';
