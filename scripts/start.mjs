// Runs on any Node that knows modules, with nothing installed: everything newer is imported after the check.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `需要 Node.js 20.19 或更新版本，当前为 ${process.version} · Node.js 20.19 or newer is needed, this is ${process.version}: https://nodejs.org\n`,
  );
  process.exit(1);
}

const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureWebBuilt } = await import('./lib/build-web.mjs');
const { SERVER_MAIN } = await import('./lib/paths.mjs');
const { runSource } = await import('./lib/run.mjs');
const { runScript, say } = await import('./lib/talk.mjs');

await runScript(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  say('正在启动 …', 'Starting …');
  return runSource(SERVER_MAIN, process.argv.slice(2)).ended;
});
