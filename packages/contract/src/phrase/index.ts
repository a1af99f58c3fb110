export * from './phrase.ts';
