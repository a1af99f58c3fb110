export * from './flow/model.ts';
export * from './run/command.ts';
export * from './run/event.ts';
export * from './run/refusal.ts';
export * from './run/state.ts';
