import { startDatabaseServer, toUrl } from './database-server.ts';

/** A database server for tests that run in other processes: prints its address, and ends with its parent or at SIGTERM. */
const server = await startDatabaseServer();
const ended = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  process.once('disconnect', resolve);
});
process.stdout.write(`${toUrl(server.config)}\n`);
await ended;
await server.stop();
process.exit();
