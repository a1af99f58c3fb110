/** What the drills use too: how the product and Redis are started, and how a case is played to its hearing. */

export * from './lib/eventually.ts';
export { CannotMeasure } from './lib/figure.ts';
export * from './lib/processes.ts';
export * from './lib/product.ts';
export * from './lib/redis.ts';
export * from './lib/template.ts';
