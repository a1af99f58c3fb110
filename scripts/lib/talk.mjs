/** One line for the person who waits, in both languages. */
export function say(zh, en) {
  process.stdout.write(`${zh} · ${en}\n`);
}

/** A failure that the person at the terminal can mend; it needs no stack. */
export class Refusal extends Error {
  constructor(zh, en) {
    super(`${zh} · ${en}`);
  }
}

/** Runs a script's body; a refusal is printed and ends it with 1. */
export async function runScript(body) {
  try {
    process.exitCode = (await body()) ?? process.exitCode;
  } catch (error) {
    process.stderr.write(`\n${error instanceof Refusal ? error.message : (error?.stack ?? String(error))}\n`);
    process.exitCode = 1;
  }
}

export function formatSeconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
