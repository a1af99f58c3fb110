import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { findNode } from './lib/node.mjs';
import { ROOT, SERVER_MAIN } from './lib/paths.mjs';
import { childEnv, passSignals, runSource } from './lib/run.mjs';
import { runScript, say } from './lib/talk.mjs';

/** The server, started again at every change, and the pages served from their sources; either ending ends both. */
await runScript(async () => {
  await ensureInstalled();
  const apiPort = process.env.PORT ?? '3000';
  const webPort = process.env.WEB_PORT ?? '5173';
  const server = runSource(SERVER_MAIN, [], { flags: ['--watch', '--watch-preserve-output'] });
  const vite = spawn(findNode(), [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')], {
    cwd: join(ROOT, 'apps', 'web'),
    env: childEnv({ API_PORT: apiPort, WEB_PORT: webPort }),
    stdio: 'inherit',
  });
  const pages = passSignals(vite);
  say(`开发页面 http://127.0.0.1:${webPort}`, `接口 API http://127.0.0.1:${apiPort}`);
  const code = await Promise.race([server.ended, pages]);
  server.child.kill('SIGTERM');
  vite.kill('SIGTERM');
  await Promise.all([server.ended, pages]);
  return code;
});
