import { LIVE_PATH, SESSION_COOKIE } from '@lets/contract';
import { serve } from '../lib/crew.ts';
import type { Address } from '../lib/http-line.ts';
import { LiveLine } from '../lib/live-line.ts';
import { stampOf } from '../lib/requests.ts';
import { micros } from '../lib/stats.ts';

/** The process that holds live connections and notes what arrives on them. */

export interface Listener {
  readonly eid: number;
  readonly nodeId: string;
  readonly token: string;
  /** Whose own words come back; the delay of the others is what counts. */
  readonly isSpeaker: boolean;
}

export interface Heard {
  /** Events that arrived, on all connections. */
  readonly events: number;
  readonly missed: number;
  readonly doubled: number;
  readonly closed: number;
  /** From the moment a speech was due until another member saw it, in milliseconds. */
  readonly delays: Float64Array;
}

/** How many knock at once: a class opens its pages over seconds. */
const AT_ONCE = 20;
let lines: LiveLine[] = [];
let delays: number[] = [];
let events = 0;
let missed = 0;
let doubled = 0;

async function open(input: { address: Address; listeners: readonly Listener[] }): Promise<void> {
  const queue = [...input.listeners];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) lines.push(await listen(input.address, next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function listen(address: Address, { eid, nodeId, token, isSpeaker }: Listener): Promise<LiveLine> {
  let last = Number.NaN;
  const onEvent = (name: string, data: unknown) => {
    if (name !== 'event') return;
    const { seq, data: said } = data as { seq: number; data: { text: string } };
    events += 1;
    if (seq <= last) doubled += 1;
    else missed += seq - last - 1;
    last = Math.max(last, seq);
    if (!isSpeaker) delays.push((micros() - stampOf(said.text)) / 1000);
  };
  const headers = {
    Cookie: `${SESSION_COOKIE}=${token}`,
    Origin: `http://${address.host}:${address.port}`,
  };
  const line = await LiveLine.open({ ...address, path: LIVE_PATH, headers, onEvent });
  const answer = (await line.ask('watch', { eid, node_id: nodeId })) as { c: number; seq: number };
  if (answer.c !== 0) throw new Error(`may not watch: ${answer.c}`);
  last = answer.seq;
  return line;
}

function collect(): Heard {
  const closed = lines.filter(({ isClosed }) => isClosed).length;
  const heard = { events, missed, doubled, closed, delays: Float64Array.from(delays) };
  delays = [];
  events = 0;
  missed = 0;
  doubled = 0;
  return heard;
}

function close(): void {
  for (const line of lines) line.close();
  lines = [];
}

const handlers = { open, count: () => events, collect, close };
export type Listeners = typeof handlers;
serve(handlers);
