import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export interface Prompt {
  ask(question: string): Promise<string>;
  /** What is typed is not shown. */
  askSecret(question: string): Promise<string>;
  /** The same, again until both are alike. */
  askSecretTwice(question: string, again: string): Promise<string>;
  close(): void;
}

/** Questions on the terminal; answers may also be piped in, one a line. */
export function openPrompt(): Prompt {
  let isMuted = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  // Piped answers arrive faster than the questions; those that come in between are kept.
  const waiting: string[] = [];
  const asking: { resolve(line: string): void; reject(error: Error): void }[] = [];
  let isClosed = false;
  lines.on('line', (line) => {
    const next = asking.shift();
    if (next === undefined) waiting.push(line);
    else next.resolve(line);
  });
  lines.on('close', () => {
    isClosed = true;
    for (const { reject } of asking.splice(0)) reject(unanswered());
  });

  function ask(question: string): Promise<string> {
    // Not by a plain write: editing the line draws it again, and the question with it.
    lines.setPrompt(question);
    if (!isClosed) lines.prompt();
    const line = waiting.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (isClosed) return Promise.reject(unanswered());
    return new Promise((resolve, reject) => {
      asking.push({ resolve, reject });
    });
  }

  async function askSecret(question: string): Promise<string> {
    process.stdout.write(question);
    isMuted = true;
    try {
      return await ask(question);
    } finally {
      isMuted = false;
      process.stdout.write('\n');
    }
  }

  return {
    ask,
    askSecret,
    async askSecretTwice(question, again) {
      for (;;) {
        const secret = await askSecret(question);
        if ((await askSecret(again)) === secret) return secret;
        process.stdout.write('两次输入不同 · The two differ\n');
      }
    },
    close: () => lines.close(),
  };
}

function unanswered(): Error {
  return new Error('没有输入 · Nothing was entered');
}
