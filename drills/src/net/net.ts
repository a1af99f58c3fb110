import type { Drill, DrillContext, DrillReport } from '../drill.ts';
import { HEARING, type RoleName } from '../lib/cases.ts';
import { logIn, startSchool } from '../lib/school.ts';
import { holdUnderLoad, type Scene } from '../lib/under-load.ts';
import { BadLine, REQUEST_FAULTS, SOCKET_FAULTS } from './bad-line.ts';
import { Follower } from './follower.ts';

const ACTS = { full: 6000, short: 150 };
/** At first every fifth meets with one fault after the other. */
const APART = 5;
/** How many requests, and pieces of a socket's traffic, meet with a fault. */
const BAD = { request: 0.15, piece: 0.01 };

export const net: Drill = {
  about:
    'cuts, delays, doubles, half closes and stalls the lines of everybody; every page has every event once and in order',
  run: holdNet,
};

async function holdNet(context: DrillContext): Promise<DrillReport> {
  const { isShort, chance, tell } = context;
  tell('starting the product, and a bad line to it');
  const { product } = await startSchool(context);
  const line = await BadLine.open(product.address, {
    request: (n) => eachOnce(REQUEST_FAULTS, n) ?? drawn(REQUEST_FAULTS, chance('request', n) / BAD.request),
    socket: (n) => eachOnce(SOCKET_FAULTS, n) ?? drawn(SOCKET_FAULTS, chance('piece', n) / BAD.piece),
  });
  const ground = { url: line.url, database: () => product.database(), teams: isShort ? 1 : 3 };
  try {
    return await holdUnderLoad(context, ground, (scene) =>
      breakLines(context, line, { ...scene, acts: isShort ? ACTS.short : ACTS.full }),
    );
  } finally {
    line.close();
    await product.stop();
  }
}

/** Pure: each of them once at the beginning, among what is let pass, so that a short drill has them all. */
function eachOnce<F>(faults: readonly F[], n: number): F | undefined {
  return n % APART === 0 ? faults[n / APART] : undefined;
}

/** Pure: one of them for a number below 1, none for another. */
function drawn<F>(faults: readonly F[], share: number): F | null {
  return faults[Math.floor(share * faults.length)] ?? null;
}

async function breakLines(
  { tell }: DrillContext,
  line: BadLine,
  scene: Scene & { readonly acts: number },
): Promise<void> {
  const { runs, more, faults, notes, acts } = scene;
  const people = runs.flatMap(({ eid, people }) =>
    Object.entries(people).map(([role, one]) => ({ eid, role, one })),
  );
  const followers = await Promise.all(people.map(({ eid, one }) => Follower.open(one, eid)));
  let isOver = false;
  line.isBad = true;
  const speaking = followers.map((follower, i) =>
    speakOn(follower, people[i]?.role as RoleName, () => isOver, scene),
  );
  await more(acts);
  isOver = true;
  line.isBad = false;
  await Promise.all(speaking);
  const made = [...line.made].map(([fault, count]) => `${count} ${fault}`).sort();
  tell(`the line is good again; it was bad ${[...line.made.values()].reduce((sum, n) => sum + n, 0)} times`);
  notes.push(`faults of the line: ${made.join(', ')}`);
  await scene.settle();
  const wrong: string[] = [];
  for (const [i, follower] of followers.entries()) {
    const account = people[i]?.one.me?.account ?? '';
    wrong.push(...(await follower.faults(await logIn(line, account))));
    follower.close();
  }
  faults.push(...wrong);
  if (wrong.length === 0)
    notes.push(`${followers.length} pages have every event once and in order, as a fresh fetch shows them`);
}

async function speakOn(
  follower: Follower,
  role: RoleName,
  isOver: () => boolean,
  { ledger, faults }: Scene,
): Promise<void> {
  try {
    for (let i = 0; !isOver(); i += 1)
      ledger.act(await follower.speak(HEARING.node, role, `${role}, from a page, ${i}`));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
}
