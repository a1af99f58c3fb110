export * from './duty.ts';
