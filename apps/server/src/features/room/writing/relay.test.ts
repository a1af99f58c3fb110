import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import type { Player } from '../../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';
import {
  type Desk,
  Desks,
  leaveDesk,
  openComplaint,
  settled,
  textOf,
  type,
} from '../../../../test/writing-desk.ts';
import { attachCollab, type CollabServer } from './collab-server.ts';
import type { ServerChannel } from './relay.ts';

/** What Redis is to several processes, and may fail as it may. */
class Wire {
  isCut = false;
  readonly #ends: { take: (message: string) => void; catchUp: () => void }[] = [];

  line(): ServerChannel {
    return {
      send: (message) => {
        if (!this.isCut) for (const { take } of this.#ends) queueMicrotask(() => take(message));
      },
      receive: (take, catchUp) => this.#ends.push({ take, catchUp }),
      close: () => {},
    };
  }

  heal(): void {
    this.isCut = false;
    for (const { catchUp } of this.#ends) catchUp();
  }
}

let server: TestServer;
let wire: Wire;
let processes: { http: Server; collab: CollabServer; port: number }[];
const desks = new Desks();

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  wire = new Wire();
  processes = await Promise.all([openProcess(), openProcess()]);
});
afterEach(async () => {
  desks.leave();
  for (const { http, collab } of processes) {
    await collab.close();
    await new Promise((resolve) => http.close(resolve));
  }
});

async function openProcess() {
  const http = createServer();
  const collab = attachCollab(http, server.deps, wire.line());
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { http, collab, port: (http.address() as AddressInfo).port };
}

const sitDown = (which: 0 | 1, who: Player, name: string) =>
  desks.sitDown(processes[which]?.port ?? 0, who, name);

async function openDocument() {
  const { name, play } = await openComplaint(server);
  return { name, claimant: play.players.claimant };
}

async function openOnBoth() {
  const { name, claimant } = await openDocument();
  return [await sitDown(0, claimant, name), await sitDown(1, claimant, name)] as const;
}

const cursorOf = (desk: Desk, of: Desk) => desk.provider.awareness?.getStates().get(of.doc.clientID);

test('two who write on different server processes write the same document', async () => {
  const [here, there] = await openOnBoth();
  type(here, ' from here');
  await eventually(() => expect(textOf(there)).toContain('from here'));
  type(there, ' and there');
  await eventually(() => expect(textOf(here)).toContain('from here and there'));
});

test('whoever comes later sees the cursors of the other process, and that they have gone', async () => {
  const { name, claimant } = await openDocument();
  const here = await sitDown(0, claimant, name);
  here.provider.setAwarenessField('cursor', { at: 3 });
  await eventually(() => expect(cursorOf(here, here)).toMatchObject({ cursor: { at: 3 } }));
  const there = await sitDown(1, claimant, name);
  await eventually(() => expect(cursorOf(there, here)).toMatchObject({ cursor: { at: 3 } }));
  leaveDesk(here);
  await eventually(() => expect(cursorOf(there, here)).toBeUndefined());
});

test('what was written while the processes could not hear each other is read when they can again', async () => {
  const [here, there] = await openOnBoth();
  wire.isCut = true;
  type(here, ' unheard');
  await settled(here);
  type(there, ' likewise');
  await settled(there);
  expect(textOf(there)).not.toContain('unheard');
  wire.heal();
  for (const desk of [here, there])
    await eventually(() => {
      expect(textOf(desk)).toContain('unheard');
      expect(textOf(desk)).toContain('likewise');
    });
});
