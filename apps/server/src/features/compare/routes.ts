import { classCompare, textCompare } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { compareClass } from './figures.ts';
import { compareTexts } from './texts.ts';

export const compareRoutes: FeatureRoutes = (on, deps) => {
  on(classCompare, ({ id }, { caller, lang }) => compareClass(deps, caller, id, lang));

  on(textCompare, ({ id }, request) => compareTexts(deps, request, id));
};
