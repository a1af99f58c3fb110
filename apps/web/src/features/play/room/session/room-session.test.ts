import type { RunEvent } from '@lets/engine';
import { describe, expect, it, vi } from 'vitest';
import { aDetail, aState, spoke } from '../../../../domain/run/testing.ts';
import { ApiError } from '../../../../lib/api-client.ts';
import { type RoomPort, RoomSession } from './room-session.ts';

/** A server with a log, and a line that can be cut. */
function aServer(length = 3) {
  const log: RunEvent[] = Array.from({ length }, (_, index) => spoke(index + 1));
  const line = { isUp: true, page: 2, waiting: [] as (() => void)[], work: [] as (() => void)[] };
  const reach = <T>(answer: () => T): Promise<T> =>
    line.isUp ? Promise.resolve(answer()) : Promise.reject(new Error('network'));
  const port: RoomPort = {
    fetchDetail: vi.fn(() => reach(() => aDetail(aState({ seq: log.length, status: 'in_progress' })))),
    fetchEvents: vi.fn((since) =>
      reach(() => ({
        events: log.slice(since, since + line.page),
        has_more: since + line.page < log.length,
      })),
    ),
    fetchRecord: vi.fn((before) =>
      reach(() => ({ list: log.slice(Math.max(0, before - 3), before - 1), has_more: before > 3 })),
    ),
    watch: vi.fn(async () => ({ seq: log.length, present: [] })),
    leave: vi.fn(),
    whenReachable: (again) => line.waiting.push(again),
    schedule: (work) => line.work.push(work),
    clock: () => 1000,
  };
  const session = new RoomSession(port);
  return {
    log,
    line,
    port,
    session,
    happen: (count: number) => {
      for (let i = 0; i < count; i++) log.push(spoke(log.length + 1));
    },
    draw: () => {
      for (const work of line.work.splice(0)) work();
    },
    restore: () => {
      line.isUp = true;
      for (const again of line.waiting.splice(0)) again();
    },
    seqs: () => session.store.get().room?.record.map((event) => event.seq),
    seq: () => session.store.get().room?.state.seq,
  };
}

describe('a run followed live', () => {
  it('opens with its newest record and the server clock', async () => {
    const server = aServer();
    await server.session.open('a');
    expect(server.seqs()).toEqual([2, 3]);
    expect(server.session.store.get().clockOffset).toBe(4000);
    expect(server.port.watch).toHaveBeenCalledWith('a');
  });

  it('catches up with what happened between the fetch and the watching', async () => {
    const server = aServer();
    vi.mocked(server.port.watch).mockImplementation(async () => {
      server.happen(3);
      return { seq: 6, present: [] };
    });
    await server.session.open('a');
    expect(server.seqs()).toEqual([2, 3, 4, 5, 6]);
  });

  it('draws several events of one moment once', async () => {
    const server = aServer();
    await server.session.open('a');
    const drawn = vi.fn();
    server.session.store.subscribe(drawn);
    server.happen(3);
    for (const event of server.log.slice(3)) server.session.receive([event]);
    expect(drawn).not.toHaveBeenCalled();
    server.draw();
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(server.seq()).toBe(6);
  });

  it('closes a gap by asking, and takes what came early after it', async () => {
    const server = aServer();
    await server.session.open('a');
    server.happen(4);
    server.session.receive([spoke(7)]);
    server.draw();
    await vi.waitFor(() => expect(server.seqs()).toEqual([2, 3, 4, 5, 6, 7]));
    expect(server.port.fetchEvents).toHaveBeenCalledWith(3);
  });

  it('takes an act’s own events at once and ignores them when they come again', async () => {
    const server = aServer();
    await server.session.open('a');
    server.happen(1);
    server.session.receiveNow([spoke(4)]);
    expect(server.seq()).toBe(4);
    server.session.receive([spoke(4)]);
    server.draw();
    expect(server.seqs()).toEqual([2, 3, 4]);
  });

  it('leaves the screen to the refusal when its person is taken out of the run, and comes back when they are', async () => {
    const server = aServer();
    await server.session.open('a');
    vi.mocked(server.port.fetchDetail).mockRejectedValueOnce(new ApiError(20002, 'not registered', null));
    await server.session.lookAgain();
    expect(server.session.store.get().error).toMatchObject({ code: 20002 });
    await server.session.lookAgain();
    expect(server.session.store.get().error).toBeNull();
    vi.mocked(server.port.fetchDetail).mockRejectedValueOnce(new Error('network'));
    await server.session.lookAgain();
    expect(server.session.store.get().error).toBeNull();
  });

  it('finds after a cut line what it missed', async () => {
    const server = aServer();
    await server.session.open('a');
    server.happen(5);
    await server.session.reconnected();
    expect(server.seqs()).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('tries a failed catch-up again when the server can be reached', async () => {
    const server = aServer();
    await server.session.open('a');
    server.happen(2);
    server.line.isUp = false;
    await server.session.catchUp();
    expect(server.seq()).toBe(3);
    server.restore();
    await vi.waitFor(() => expect(server.seq()).toBe(5));
  });

  it('waits once for a lost server, however often it is asked to catch up', async () => {
    const server = aServer();
    await server.session.open('a');
    server.line.isUp = false;
    await server.session.catchUp();
    await server.session.catchUp();
    expect(server.line.waiting).toHaveLength(1);
  });

  it('asks again for a watching that was not answered', async () => {
    const server = aServer();
    vi.mocked(server.port.watch).mockResolvedValueOnce(null);
    await server.session.open('a');
    server.happen(2);
    server.restore();
    await vi.waitFor(() => expect(server.seq()).toBe(5));
  });

  it('fetches older pages until the beginning', async () => {
    const server = aServer(5);
    await server.session.open('a');
    await server.session.loadEarlier();
    await server.session.loadEarlier();
    expect(server.seqs()).toEqual([1, 2, 3, 4, 5]);
    expect(server.session.store.get().room?.hasEarlier).toBe(false);
    await server.session.loadEarlier();
    expect(server.port.fetchRecord).toHaveBeenCalledTimes(3);
  });

  it('remembers since when somebody who was here is not', async () => {
    const server = aServer();
    await server.session.open('a');
    const one = { user_id: 1, node_id: 'a', since: 0 };
    server.session.setPresent([one, { ...one, user_id: 2 }]);
    server.session.setPresent([one]);
    expect([...server.session.store.get().goneSince]).toEqual([[2, 5000]]);
    server.session.setPresent([one, { ...one, user_id: 2 }]);
    expect(server.session.store.get().goneSince.size).toBe(0);
  });

  it('says why it could not open', async () => {
    const server = aServer();
    server.line.isUp = false;
    await server.session.open('a');
    expect(server.session.store.get()).toMatchObject({ room: null, error: expect.any(Error) });
  });

  it('is silent once it is closed', async () => {
    const server = aServer();
    await server.session.open('a');
    server.session.close();
    expect(server.port.leave).toHaveBeenCalled();
    await server.session.watch('b');
    expect(server.port.watch).toHaveBeenCalledTimes(1);
  });

  it('fetches what only a fetch tells once the network is back', async () => {
    const server = aServer();
    await server.session.open('a');
    server.line.isUp = false;
    await server.session.refresh();
    server.happen(1);
    server.restore();
    await vi.waitFor(() => expect(server.session.store.get().room?.detail.state.seq).toBe(4));
  });
});
