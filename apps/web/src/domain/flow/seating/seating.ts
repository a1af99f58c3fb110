import { withSeatNames } from '@lets/authoring';
import type { Flow, FlowNode, FlowRole, SceneKey } from '@lets/contract';
import { SCENE_SEATING, type SceneSeating, SEAT_DUTIES, type SeatDuty } from '../../../art/scene-seating.ts';

/** Who sits where by itself: each on a seat of their own side, the host in the middle. */

/** Where somebody sits once their own seats are taken, the opposing side's last. */
const ELSEWHERE: Readonly<Record<SeatDuty, readonly SeatDuty[]>> = {
  lead: ['host', 'bench'],
  host: ['bench'],
  bench: ['lead', 'host', 'clerk', 'open', 'witness'],
  clerk: ['bench', 'open', 'witness'],
  claimant: ['open', 'witness', 'bench', 'clerk', 'host', 'lead', 'respondent'],
  respondent: ['open', 'witness', 'bench', 'clerk', 'host', 'lead', 'claimant'],
  witness: ['open'],
  open: ['witness'],
};

const IS_CLERK = /书记员|记录员|记录人|\b(?:clerk|recorder)\b/i;
const IS_WITNESS = /证人|鉴定|专家|\b(?:witness|expert)\b/i;

const isCalled = ({ name }: FlowRole, words: RegExp) => words.test(name.zh) || words.test(name.en);

/** Pure: what a role's seat is for, by its part in the procedure and its side. */
export function dutyOf(role: FlowRole): SeatDuty {
  if (role.side === 'claimant' || role.side === 'respondent') return role.side;
  if (role.character === 'clerk' || isCalled(role, IS_CLERK)) return 'clerk';
  if (role.side === 'bench') return 'bench';
  return role.character === 'witness' || isCalled(role, IS_WITNESS) ? 'witness' : 'open';
}

/**
 * Pure: everybody without a valid seat gets one of their side; nobody who has one is moved. Without a host, who presides becomes
 * it. Where a side has more roles than seats they sit down where nobody else does.
 */
export function seatEverybody(node: FlowNode, roles: Flow['roles'], scene: string): FlowNode {
  const seating = SCENE_SEATING[scene] ?? {};
  const all = SEAT_DUTIES.flatMap((duty) => seating[duty] ?? []);
  const host = hostOf(node, roles);
  const given = new Map<string, string>();
  const taken = new Set<string>();
  const give = (roleId: string, seat: string | null | undefined) => {
    if (!seat || taken.has(seat) || given.has(roleId)) return;
    given.set(roleId, seat);
    taken.add(seat);
  };
  const giveFirst = (roleId: string, seats: readonly string[]) =>
    give(
      roleId,
      seats.find((seat) => !taken.has(seat)),
    );
  for (const { role_id, seat } of node.roles) if (seat !== null && all.includes(seat)) give(role_id, seat);
  const dutyFor = (roleId: string) => dutyIn(roles.find(({ id }) => id === roleId));
  const leader = leaderOf(node, host, dutyFor);
  if (leader) giveFirst(leader, seating.lead ?? []);
  if (host) giveFirst(host, seating.host ?? []);
  for (const { role_id } of node.roles) giveFirst(role_id, seating[dutyFor(role_id)] ?? []);
  for (const { role_id } of node.roles) giveFirst(role_id, elsewhere(seating, dutyFor(role_id)));
  for (const { role_id } of node.roles) giveFirst(role_id, all);
  return {
    ...node,
    roles: node.roles.map((place) => ({
      ...place,
      seat: given.get(place.role_id) ?? null,
      host: place.role_id === host,
    })),
  };
}

/**
 * Pure: a section that moves to another scene. Everybody sits down there by side, in the seat they had where it is for the same; the host
 * stays. Names of seats go along with seats that are for the same.
 */
export function withScene(node: FlowNode, roles: Flow['roles'], scene: SceneKey): FlowNode {
  const isKept = (seat: string) => {
    const duty = dutyOfSeat(scene, seat);
    return duty !== undefined && duty === dutyOfSeat(node.scene ?? 'courtroom', seat);
  };
  const standing = node.roles.map((place) => ({
    ...place,
    seat: place.seat !== null && isKept(place.seat) ? place.seat : null,
  }));
  const seats = new Map(
    seatEverybody({ ...node, roles: standing }, roles, scene).roles.map(({ role_id, seat }) => [
      role_id,
      seat,
    ]),
  );
  const names = Object.entries(node.seat_names ?? {}).filter(([seat]) => isKept(seat));
  const seated = node.roles.map((place) => ({ ...place, seat: seats.get(place.role_id) ?? null }));
  return withSeatNames({ ...node, scene, roles: seated }, Object.fromEntries(names));
}

function dutyOfSeat(scene: string, seat: string): SeatDuty | undefined {
  return SEAT_DUTIES.find((duty) => SCENE_SEATING[scene]?.[duty]?.includes(seat));
}

function dutyIn(role: FlowRole | undefined): SeatDuty {
  return role ? dutyOf(role) : 'open';
}

function elsewhere(seating: SceneSeating, duty: SeatDuty): readonly string[] {
  return ELSEWHERE[duty].flatMap((other) => seating[other] ?? []);
}

/** Who hosts: as it was set, else who ends the section, else the first of the bench. */
function hostOf(node: FlowNode, roles: Flow['roles']): string | undefined {
  const onBench = node.roles.find(
    ({ role_id }) => dutyIn(roles.find(({ id }) => id === role_id)) === 'bench',
  );
  const host =
    node.roles.find((place) => place.host) ??
    node.roles.find(({ processes }) => processes.includes('end')) ??
    onBench ??
    node.roles[0];
  return host?.role_id;
}

/** Who sits in the middle of the bench: the host where it is of the bench, else the bench's first. */
function leaderOf(
  node: FlowNode,
  host: string | undefined,
  dutyFor: (roleId: string) => SeatDuty,
): string | undefined {
  const bench = node.roles.map(({ role_id }) => role_id).filter((id) => dutyFor(id) === 'bench');
  return bench.find((id) => id === host) ?? bench[0];
}

/** Pure: onto a seat; the role that sat there takes the seat that became free. */
export function moveTo(node: FlowNode, roleId: string, seat: string | null): FlowNode {
  const from = node.roles.find(({ role_id }) => role_id === roleId)?.seat ?? null;
  return {
    ...node,
    roles: node.roles.map((place) => {
      if (place.role_id === roleId) return { ...place, seat };
      return seat !== null && place.seat === seat ? { ...place, seat: from } : place;
    }),
  };
}
