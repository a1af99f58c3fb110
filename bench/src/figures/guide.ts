import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { guideBoard, LIVE_PATH, SESSION_COOKIE } from '@lets/contract';
import { type Figure, ms, type Row } from '../lib/figure.ts';
import { HttpLine } from '../lib/http-line.ts';
import { LiveLine } from '../lib/live-line.ts';
import { logIn } from '../lib/login.ts';
import { cpuSecondsOf, findServer, listBelow } from '../lib/processes.ts';
import { type Product, startProduct } from '../lib/product.ts';
import { getRequest, SPEECH_PATH, speechRequest } from '../lib/requests.ts';
import { type Room, seedRooms } from '../lib/rooms.ts';
import { median, percentile } from '../lib/stats.ts';
import { playToHearing } from '../lib/template.ts';
import { keepPace } from '../load/rhythm.ts';

const TEAMS = 60;
const MEMBERS = 8;
/** Events a second that the class makes together. */
const RATES = [0.5, 5, 20];
/** What the page does when nobody tells it anything. */
const LOOK_AGAIN_MS = 8000;
const GOAL = { refresh: 100, share: 10 };

/** The live board of a mentor with sixty running experiments: what a refresh takes, and what the board takes while they act. */
export const guide: Figure = async ({ folder, isQuick, tell }) => {
  const product = await startProduct(join(folder, 'guide'));
  try {
    tell(`playing a case to its hearing, and making ${TEAMS} teams`);
    const template = await playToHearing(product);
    const rooms = await seedRooms(product.database(), template, { count: TEAMS, members: MEMBERS });
    const token = await logIn(product.url, 'mentor01');
    tell('refreshing');
    const refresh = await measureRefresh(product, token, isQuick ? 30 : 150);
    const busy = [];
    for (const rate of RATES) {
      tell(`${rate} events a second`);
      busy.push(await measureBusy(product, { rooms, token, rate, seconds: isQuick ? 16 : 40 }));
    }
    return {
      rows: [refreshRow(refresh), ...busy.map(busyRow)],
      notes: [
        `guide: ${TEAMS} running experiments with ${MEMBERS} members each, all at one hearing; a refresh answers ${Math.round(refresh.bytes / 1024)} KiB, and takes ${ms(refresh.server)} of the server's time and ${ms(refresh.database)} of the database's. However much a class says, its mentors look again once in 1.5 s.`,
      ],
      data: { refresh, busy },
    };
  } finally {
    await product.stop();
  }
};

interface Spent {
  readonly server: number;
  readonly database: number;
}

/** Milliseconds of processor time until now. */
function spentBy({ pid }: Product): Spent {
  const server = findServer(pid);
  const below = listBelow(server.pid).filter((one) => one.pid !== server.pid);
  return { server: cpuSecondsOf([server]) * 1000, database: cpuSecondsOf(below) * 1000 };
}

async function measureRefresh(product: Product, token: string, rounds: number) {
  const line = await HttpLine.open(product.address);
  const request = getRequest(product.address, token, guideBoard.path);
  let bytes = 0;
  for (let i = 0; i < rounds / 5; i += 1) bytes = Buffer.byteLength(await line.ask(request));
  const before = spentBy(product);
  const durations: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const startedAt = performance.now();
    await line.ask(request);
    durations.push(performance.now() - startedAt);
  }
  const after = spentBy(product);
  line.close();
  return {
    bytes,
    p50: median(durations),
    p95: percentile(durations, 0.95),
    server: (after.server - before.server) / rounds,
    database: (after.database - before.database) / rounds,
  };
}

interface Load {
  readonly rooms: readonly Room[];
  readonly token: string;
  readonly rate: number;
  readonly seconds: number;
}

/** The same speeches without a mentor and with one who has the board open: the difference is the board's. */
async function measureBusy(product: Product, load: Load) {
  const alone = await speakFor(product, load);
  const board = await openBoard(product, load.token);
  const watched = await speakFor(product, load);
  board.close();
  const share = (watched.spent.server - alone.spent.server) / (load.seconds * 10);
  return { rate: load.rate, refreshes: board.refreshes() / load.seconds, share, alone, watched };
}

async function speakFor(product: Product, { rooms, rate, seconds }: Load) {
  const lines = await Promise.all(rooms.map(() => HttpLine.open(product.address)));
  const target = { ...product.address, path: SPEECH_PATH };
  const places = rooms.map((room, i) => ({ room, line: lines[i] }));
  const before = spentBy(product);
  const round = await keepPace(places, { rate, seconds }, async ({ room: { speaker, ...room }, line }) => {
    await line?.ask(speechRequest(target, { ...room, token: speaker.token }, randomUUID()));
  });
  const after = spentBy(product);
  for (const line of lines) line.close();
  return {
    p50: median(round.durations),
    spent: { server: after.server - before.server, database: after.database - before.database },
  };
}

/** What the page does: it asks again when it is told to, and by itself when it is not. */
async function openBoard({ address }: Product, token: string) {
  const line = await HttpLine.open(address);
  const request = getRequest(address, token, guideBoard.path);
  let count = 0;
  let asked = Promise.resolve();
  const refresh = () => {
    asked = asked.then(async () => {
      await line.ask(request);
      count += 1;
    });
  };
  const live = await LiveLine.open({
    ...address,
    path: LIVE_PATH,
    headers: { Cookie: `${SESSION_COOKIE}=${token}`, Origin: `http://${address.host}:${address.port}` },
    onEvent: (name, data) => {
      if (name === 'nudge' && (data as { topic: string }).topic === 'guide') refresh();
    },
  });
  await delay(500);
  const timer = setInterval(refresh, LOOK_AGAIN_MS);
  return {
    refreshes: () => count,
    close() {
      clearInterval(timer);
      live.close();
      void asked.then(() => line.close());
    },
  };
}

function refreshRow({ p50, p95 }: Awaited<ReturnType<typeof measureRefresh>>): Row {
  return {
    figure: `guide, a refresh with ${TEAMS} teams`,
    measured: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
    yardstick: '–',
    ratio: '–',
    goal: `p95 ≤ ${GOAL.refresh} ms`,
    isMet: p95 <= GOAL.refresh,
  };
}

function busyRow({ rate, refreshes, share, alone, watched }: Awaited<ReturnType<typeof measureBusy>>): Row {
  return {
    figure: `guide, ${rate} events/s`,
    measured: `${share.toFixed(1)} % of a core for ${refreshes.toFixed(2)} refreshes/s`,
    yardstick: `acts p50 ${ms(alone.p50)} without a board, ${ms(watched.p50)} with one`,
    ratio: '–',
    goal: `≤ ${GOAL.share} %`,
    isMet: share <= GOAL.share,
  };
}
