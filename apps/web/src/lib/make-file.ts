import type { CallDeclaration, FileMaking } from '@lets/contract';
import type { CallInput } from './api-client.ts';
import { download } from './download.ts';
import { makings } from './makings.ts';
import { newRequestId } from './request-id.ts';
import { onSessionEnd } from './session.ts';
import { getSocket } from './socket.ts';

interface Wanted {
  key: string;
  /** What it is called while it is made. */
  title: string;
  /** What it is saved as; left out: as the server names it. */
  name?: string;
}

/** The server makes one file for a person at a time. */
let last: Promise<void> = Promise.resolve();

/** Has a file made and saved, with its progress in `makings`. It goes on when the page is left. Never throws, as `download`. */
export function makeFile<C extends CallDeclaration>(
  declaration: C,
  input: CallInput<C>,
  { key, title, name }: Wanted,
): Promise<void> {
  const job = newRequestId();
  const gone = new AbortController();
  const making = { key, title, job, step: null, ahead: 0, percent: 0, stop: () => gone.abort() };
  makings.set((all) => [...all, making]);
  gone.signal.addEventListener('abort', () => drop(job), { once: true });
  const made = last.then(async () => {
    if (gone.signal.aborted) return;
    const stopHearing = hear(job);
    await download(declaration, { ...input, job }, name, gone.signal);
    stopHearing();
    drop(job);
  });
  last = made;
  return made;
}

/** Answers how to stop. */
function hear(job: string): () => void {
  const socket = getSocket();
  const onMaking = ({ job: told, ...rest }: FileMaking) => {
    if (told === job) makings.set((all) => all.map((one) => (one.job === job ? { ...one, ...rest } : one)));
  };
  socket.on('making', onMaking);
  return () => void socket.off('making', onMaking);
}

function drop(job: string): void {
  makings.set((all) => all.filter((one) => one.job !== job));
}

onSessionEnd(() => {
  for (const { stop } of makings.get()) stop();
});
