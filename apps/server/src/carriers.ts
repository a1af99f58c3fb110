import { ilabCarrier } from './features/ilab/service.ts';
import { scoreCarrier } from './features/lti/services/service.ts';
import type { Carrier } from './features/outbox/service.ts';
import { xapiCarrier } from './features/xapi/service.ts';

/** How each kind of service that the outbox serves is reached. */
export const CARRIERS: readonly Carrier[] = [
  scoreCarrier() as Carrier,
  ilabCarrier() as Carrier,
  xapiCarrier() as Carrier,
];
