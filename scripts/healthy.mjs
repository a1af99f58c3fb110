/** For a container's HEALTHCHECK: ends with 0 when the server beside it can serve, else with 1. */
const { PORT = '3000' } = process.env;
try {
  const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(8_000) });
  process.stdout.write(`${await answer.text()}\n`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(`${error.cause?.code ?? error.message}\n`);
  process.exitCode = 1;
}
