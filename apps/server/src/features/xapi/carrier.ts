import type { Carrier } from '../outbox/service.ts';
import { Feeder } from './feed.ts';
import { sendStatements } from './send.ts';

/** A store need not know at once: the runs that go on are looked through this often, and again at once while there is more. */
const FEED_EVERY_MS = 10_000;

/** Statements of experience to a record store. */
export function xapiCarrier(): Carrier<'xapi'> {
  const feeder = new Feeder();
  const fedAt = new Map<number, number>();
  return {
    kind: 'xapi',
    batch: 50,
    isTogether: true,
    async feed(deps, integration) {
      const since = deps.clock() - (fedAt.get(integration.id) ?? Number.NEGATIVE_INFINITY);
      // A clock that was put back is no reason to wait.
      if (since >= 0 && since < FEED_EVERY_MS) return;
      const isMore = await feeder.feed(deps, integration);
      if (isMore) fedAt.delete(integration.id);
      else fedAt.set(integration.id, deps.clock());
    },
    send: sendStatements,
  };
}
