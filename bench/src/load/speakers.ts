import { randomUUID } from 'node:crypto';
import { serve } from '../lib/crew.ts';
import { HttpLine } from '../lib/http-line.ts';
import { type Pulpit, speechRequest, type Target } from '../lib/requests.ts';
import { micros } from '../lib/stats.ts';
import { keepBusy, keepPace, type Round } from './rhythm.ts';

/** The process that posts speeches, each room's over a connection of its own. */

interface Post {
  readonly line: HttpLine;
  readonly pulpit: Pulpit;
}

let target: Target | undefined;
let posts: Post[] = [];

async function open(input: { target: Target; pulpits: readonly Pulpit[] }): Promise<void> {
  for (const { line } of posts) line.close();
  target = input.target;
  const { pulpits } = input;
  posts = await Promise.all(
    pulpits.map(async (pulpit) => ({ pulpit, line: await HttpLine.open(input.target) })),
  );
}

async function speak({ line, pulpit }: Post, due: number): Promise<void> {
  if (!target) throw new Error('nobody to speak to');
  const answer = await line.ask(speechRequest(target, pulpit, randomUUID(), due));
  if (!answer.startsWith('{"c":0,')) throw new Error(`a speech was refused: ${answer.slice(0, 300)}`);
}

const handlers = {
  open,
  /** So many rooms at once, each speaking as soon as it was answered. */
  loop: (input: { atOnce: number; seconds: number }): Promise<Round> =>
    keepBusy(posts.slice(0, input.atOnce), input.seconds, (post) => speak(post, micros())),
  /** So many speeches a second over all rooms, however slow the answers. */
  pace: (input: { rate: number; seconds: number }): Promise<Round> => keepPace(posts, input, speak),
};
export type Speakers = typeof handlers;
serve(handlers);
