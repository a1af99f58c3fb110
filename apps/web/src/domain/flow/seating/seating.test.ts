import { newFlow, newNode, stepFaults } from '@lets/authoring';
import { type FlowNode, type FlowRole, SceneKey, SIDES } from '@lets/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCENES } from '../../../art/scene-catalog.ts';
import { SCENE_SEATING } from '../../../art/scene-seating.ts';
import { dutyOf, moveTo, seatEverybody, withScene } from './seating.ts';

const role = (id: string, zh: string, rest: Partial<FlowRole>): FlowRole => ({
  ...{ id, type: 'other', side: 'third', name: { zh, en: '' }, character: 'd1' },
  ...rest,
});
const placed = (role_id: string, seat: string | null = null) => ({
  ...{ role_id, seat, host: false, can_terminate: false, inside: true },
  ...{ functions: [], processes: [] },
});

/** The tribunal of a labour arbitration, in the order in which authors write roles down: not by seats. */
const TRIBUNAL = [
  role('respondent', '被申请人', { side: 'respondent' }),
  role('clerk', '书记员', { side: 'bench', type: 'functionary' }),
  role('arb_a', '仲裁员', { side: 'bench' }),
  role('chief', '首席仲裁员', { side: 'bench' }),
  role('witness', '证人', {}),
  role('counsel', '申请人代理人', { side: 'claimant', type: 'lawyer' }),
  role('claimant', '申请人', { side: 'claimant' }),
];

const court = (places: FlowNode['roles'], scene: string): FlowNode => ({
  ...newNode('hearing', 'court', { x: 0, y: 0 }),
  scene: SceneKey.parse(scene),
  roles: places,
});
const seatsIn = ({ roles }: FlowNode) =>
  Object.fromEntries(roles.map(({ role_id, seat }) => [role_id, seat]));

/** A scene with roles of all sides, some of them on seats already. */
const room = fc.constantFrom(...SCENES).chain(({ key, seats }) =>
  fc
    .uniqueArray(
      fc.record({
        id: fc.integer({ min: 0, max: 30 }).map((n) => `r${n}`),
        side: fc.constantFrom(...SIDES),
        name: fc.constantFrom('书记员', '证人', '代理人'),
        seat: fc.constantFrom(null, 'gone', ...seats),
        host: fc.boolean(),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: seats.length },
    )
    .map((drawn) => {
      const roles = drawn.map(({ id, side, name }) => role(id, name, { side }));
      const host = drawn.findIndex((one) => one.host);
      const places = drawn.map(({ id, seat }, at) => ({ ...placed(id, seat), host: at === host }));
      return { key, seats, roles, node: court(places, key) };
    }),
);

describe('automatic seating', () => {
  it('puts the tribunal in the middle, its clerk before it and the parties at their sides', () => {
    const node = court(
      TRIBUNAL.map(({ id }) => ({ ...placed(id), host: id === 'chief' })),
      'arbitration',
    );
    expect(seatsIn(seatEverybody(node, TRIBUNAL, 'arbitration'))).toEqual({
      chief: 'a0',
      arb_a: 'a1',
      clerk: 'c',
      claimant: 'p2',
      counsel: 'p1',
      respondent: 'd1',
      witness: 'w',
    });
  });

  it('gives the head of a table to whoever hosts, of any side', () => {
    const node = court(
      TRIBUNAL.map(({ id }) => ({ ...placed(id), host: id === 'claimant' })),
      'meeting',
    );
    expect(seatsIn(seatEverybody(node, TRIBUNAL, 'meeting')).claimant).toBe('t3');
  });

  it('makes who presides the host where nobody was named', () => {
    const node = court(
      TRIBUNAL.map(({ id }) => placed(id)),
      'arbitration',
    );
    const { roles } = seatEverybody(node, TRIBUNAL, 'arbitration');
    expect(roles.filter(({ host }) => host).map(({ role_id }) => role_id)).toEqual(['arb_a']);
  });

  it('takes nobody off a valid seat, and seats all who fit on seats of their own, with one host', () => {
    fc.assert(
      fc.property(room, ({ key, seats, roles, node }) => {
        const seated = seatEverybody(node, roles, key).roles;
        const taken = seated.map(({ seat }) => seat);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.every((seat) => seat !== null && seats.includes(seat))).toBe(true);
        expect(seated.filter(({ host }) => host)).toHaveLength(1);
        for (const [at, { seat }] of node.roles.entries()) {
          const isFirst = node.roles.findIndex((other) => other.seat === seat) === at;
          if (seat !== null && seats.includes(seat) && isFirst) expect(seated[at]?.seat).toBe(seat);
        }
      }),
    );
  });

  it('mixes the sides only where a side has more roles than seats', () => {
    fc.assert(
      fc.property(room, ({ key, roles, node }) => {
        const empty = { ...node, roles: node.roles.map((place) => ({ ...place, seat: null })) };
        const seating = SCENE_SEATING[key] ?? {};
        const { roles: seated } = seatEverybody(empty, roles, key);
        for (const side of ['claimant', 'respondent'] as const) {
          const own = roles.filter((one) => dutyOf(one) === side);
          const ownSeats: readonly string[] = seating[side] ?? [];
          if (own.length > ownSeats.length) continue;
          for (const { id } of own) {
            const place = seated.find(({ role_id }) => role_id === id);
            const mayHost: readonly string[] = place?.host ? (seating.host ?? []) : [];
            expect([...ownSeats, ...mayHost]).toContain(place?.seat);
          }
        }
      }),
    );
  });

  it('puts a host of the bench in its middle', () => {
    fc.assert(
      fc.property(room, ({ key, roles, node }) => {
        const [middle] = SCENE_SEATING[key]?.lead ?? SCENE_SEATING[key]?.host ?? [];
        const empty = { ...node, roles: node.roles.map((place) => ({ ...place, seat: null })) };
        const host = empty.roles.find((place) => place.host)?.role_id;
        const isOfBench = roles.some((one) => one.id === host && dutyOf(one) === 'bench');
        if (!isOfBench) return;
        const seated = seatEverybody(empty, roles, key).roles;
        expect(seated.find(({ role_id }) => role_id === host)?.seat).toBe(middle);
      }),
    );
  });

  it('changes seats with whoever sits there', () => {
    fc.assert(
      fc.property(room, fc.nat(), ({ key, seats, roles, node }, at) => {
        const seated = seatEverybody(node, roles, key);
        const [first] = seated.roles;
        const seat = seats[at % seats.length] ?? null;
        if (!first) return;
        const moved = moveTo(seated, first.role_id, seat).roles;
        expect(moved.find(({ role_id }) => role_id === first.role_id)?.seat).toBe(seat);
        const taken = moved.map((place) => place.seat);
        expect(new Set(taken).size).toBe(taken.length);
      }),
    );
  });

  it('makes a court complete in which somebody speaks and ends it', () => {
    fc.assert(
      fc.property(room, ({ key, roles, node }) => {
        const acting: FlowNode = {
          ...node,
          roles: node.roles.map((place) => ({ ...place, functions: ['speech'], processes: ['end'] })),
        };
        const set = seatEverybody(acting, roles, key);
        const faults = stepFaults({ ...newFlow(), nodes: [...newFlow().nodes, set], roles }).filter(
          ({ node_id, step }) => node_id === 'hearing' && step >= 4,
        );
        expect(faults).toEqual([]);
      }),
    );
  });
});

describe('another scene', () => {
  const hearing = seatEverybody(
    court(
      TRIBUNAL.map(({ id }) => ({ ...placed(id), host: id === 'chief' })),
      'courtroom',
    ),
    TRIBUNAL,
    'courtroom',
  );

  it('seats everybody by side, and takes the names of seats that are for the same along', () => {
    const seat_names = { c: { zh: '记录席', en: '' }, j1: { zh: '左陪席', en: '' } };
    const moved = withScene({ ...hearing, seat_names }, TRIBUNAL, 'arbitration');
    expect(seatsIn(moved)).toMatchObject({
      chief: 'a0',
      arb_a: 'a1',
      clerk: 'c',
      claimant: 'p2',
      counsel: 'p1',
    });
    expect(moved.seat_names).toEqual({ c: seat_names.c });
    expect(moved.roles.filter(({ host }) => host).map(({ role_id }) => role_id)).toEqual(['chief']);
    // What is called s1 is on the podium of a hearing and with a party in a chamber.
    const podium = court([placed('arb_a', 's1')], 'hearing');
    expect(seatsIn(withScene(podium, TRIBUNAL, 'chamber'))).toEqual({ arb_a: 'm0' });
  });

  it('leaves nobody on a seat that it does not have, and names no host', () => {
    fc.assert(
      fc.property(room, fc.constantFrom(...SCENES), ({ roles, node }, { key, seats }) => {
        const moved = withScene(node, roles, SceneKey.parse(key));
        const taken = moved.roles.flatMap(({ seat }) => seat ?? []);
        expect(taken).toHaveLength(Math.min(seats.length, node.roles.length));
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.every((seat) => seats.includes(seat))).toBe(true);
        expect(moved.roles.map(({ host }) => host)).toEqual(node.roles.map(({ host }) => host));
      }),
    );
  });
});
