import { runServer } from '../src/run-server.ts';

/** The server with partners who think fast: a learner with short patience is asked within moments, one with long patience is waited for. */

const AT_ONCE = { pace: () => 0, linger: 0 };

await runServer({
  tempo: { calm: AT_ONCE, brisk: AT_ONCE },
  patienceMs: { short: 400, usual: 60_000, long: 600_000 },
  lookMs: 100,
  lookAgainMs: 200,
});
