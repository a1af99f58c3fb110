import type { Deps } from '../../deps.ts';
import type { OutsideRoutes } from '../../http/outside.ts';
import { PATHS } from '../../integrations/addresses.ts';
import { arriveFromIlab, switchToIlab } from './arrival.ts';

/** Where students arrive from ilab-x. */
export const ilabOutside: OutsideRoutes = (deps: Deps) => [
  { method: 'GET', path: PATHS.ilabArrival(':id'), handler: (visit) => arriveFromIlab(deps, visit) },
  { method: 'POST', path: PATHS.ilabSwitch(':id'), handler: (visit) => switchToIlab(deps, visit) },
];
