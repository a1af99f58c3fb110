export * from './element-states.ts';
export * from './gap.ts';
export * from './gaps.ts';
export * from './keepable.ts';
export * from './pictured.ts';
export * from './rich-nodes.ts';
export * from './rich-text.ts';
export * from './shown-document.ts';
