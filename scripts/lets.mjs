import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { differences } from './bundle/sums.mjs';
import { ROOT, SUMS } from './lib/paths.mjs';
import { runSource } from './lib/run.mjs';
import { Refusal, runScript, say } from './lib/talk.mjs';

/** `./lets <command>` of an offline bundle: `start`, `verify`, and what `package.json` offers and the bundle contains. */
const { scripts, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const [command = 'help', ...args] = process.argv.slice(2);

/** The TypeScript file that an npm script runs, where the bundle has it. */
function fileOf(name) {
  const [, file] = /^node scripts\/run\.mjs (\S+)$/.exec(scripts[name] ?? '') ?? [];
  return file !== undefined && existsSync(join(ROOT, file)) ? join(ROOT, file) : undefined;
}

async function verify() {
  const wrong = await differences(ROOT);
  if (wrong.length > 0)
    throw new Refusal(
      `${wrong.length} 个文件缺失或被改动`,
      `${wrong.length} files are missing or changed:\n${wrong.join('\n')}`,
    );
  say(`LETS ${version} 完整无缺`, `LETS ${version}: every file is as it was made (${SUMS})`);
}

function help() {
  const commands = ['start', 'verify', ...Object.keys(scripts).filter((name) => fileOf(name))];
  say(`LETS ${version}，命令`, `commands:\n${commands.map((name) => `  ./lets ${name}`).join('\n')}`);
}

// Beside the bundle and not in it, so that the next version, unpacked beside this one, finds it.
process.env.DATA_DIR ||= join(dirname(ROOT), 'lets-data');

if (command === 'start') {
  process.argv.splice(2, 1);
  await import('./start.mjs');
} else {
  await runScript(async () => {
    if (command === 'verify') return verify();
    const file = fileOf(command);
    if (file !== undefined) return runSource(file, args).ended;
    help();
    return command === 'help' ? 0 : 1;
  });
}
