import { ilabCarrier } from './features/ilab/service.ts';
import type { Carrier } from './features/outbox/service.ts';

/** How each kind of service that the outbox serves is reached. */
export const CARRIERS: readonly Carrier[] = [ilabCarrier() as Carrier];
