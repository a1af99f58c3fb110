import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface StoredStatement {
  readonly id: string;
  readonly actor: { readonly account: { readonly homePage: string; readonly name: string } };
  readonly verb: { readonly id: string };
  readonly object: { readonly objectType: string; readonly id: string };
  readonly result?: Readonly<Record<string, unknown>>;
  readonly context?: Readonly<Record<string, unknown>>;
  readonly timestamp: string;
}

/** The statements service of Learning Locker, a record store of the real world, in the memory of a process of its own. It takes any credentials. */
export async function startRecordStore() {
  const script = fileURLToPath(new URL('./record-store-process.ts', import.meta.url));
  const child = fork(script, {
    stdio: 'ignore',
    execArgv: ['--no-warnings'],
    env: {
      PATH: process.env.PATH ?? '',
      AUTH_REPO: 'test',
      MODELS_REPO: 'memory',
      STORAGE_REPO: 'memory',
      EVENTS_REPO: 'test',
      EXPRESS_PORT: '0',
      SERVICE_AWAIT_UPDATES: 'true',
    },
  });
  const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }];
  const endpoint = `http://127.0.0.1:${port}/xAPI`;
  return {
    endpoint,
    /** Those that stand, the oldest first: not those that were voided. */
    async statements(): Promise<StoredStatement[]> {
      const all: StoredStatement[] = [];
      let next = '/xAPI/statements?limit=100&ascending=true';
      while (next) {
        const answer = await fetch(`http://127.0.0.1:${port}${next}`, {
          headers: { authorization: 'Basic bGV0czpwdw==', 'x-experience-api-version': '1.0.3' },
        });
        const page = (await answer.json()) as {
          readonly statements: readonly StoredStatement[];
          readonly more: string;
        };
        all.push(...page.statements);
        next = page.more;
      }
      return all;
    },
    async close(): Promise<void> {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
