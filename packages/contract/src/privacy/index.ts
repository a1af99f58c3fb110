export * from './data-request.ts';
export * from './erasure.ts';
export * from './my-data.ts';
export * from './notice.ts';
