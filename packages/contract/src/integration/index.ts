export * from './delivery.ts';
export * from './door.ts';
export * from './integration.ts';
export * from './kinds.ts';
export * from './lti.ts';
export * from './sign-on.ts';
export * from './xapi.ts';
