import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { CannotMeasure } from './figure.ts';
import { findFreePort } from './product.ts';

const PATIENCE_MS = 10_000;

/** A Redis of one's own that keeps nothing; the one in PATH. */
export async function startRedis(
  folder: string,
  port?: number,
): Promise<{ url: string; port: number; stop(): Promise<void> }> {
  port ??= await findFreePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', [...settings, '--dir', folder], { stdio: 'ignore' });
  const gone = once(child, 'close').catch(() => {});
  let fault: Error | undefined;
  child.once('error', (error) => {
    fault = new CannotMeasure(`redis-server could not be started; is it in PATH? ${error.message}`);
  });
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(port))) {
    if (fault) throw fault;
    if (Date.now() > deadline) throw new Error('redis-server does not answer');
    await delay(50);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1');
    line.once('connect', () => {
      line.destroy();
      resolve(true);
    });
    line.once('error', () => resolve(false));
  });
}
