import { isTurnable } from './character-catalog.ts';
import { innerMarkup } from './svg-text.ts';

/** Where a character goes, as the drawing marks it: foot at `base`, centred on `x`, `width` wide. */
export interface SeatMark {
  readonly seat: string;
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly turn: Turn;
  /** Top centre of the nameplate and its slope; null in a second row, where the name shows on hover and focus. */
  readonly plate: { readonly x: number; readonly y: number; readonly degrees: number } | null;
}
export type Turn = 'front' | 'l' | 'r';

const GESTURES = ['raise', 'document', 'sign'] as const;
export type Gesture = (typeof GESTURES)[number];

/** Someone, or a person's empty chair, in a seat. */
export interface Occupant {
  /** Stable across renders (the role's id): walking in and out follows it. */
  readonly id: string;
  readonly seat: string;
  readonly character: string;
  /** On the nameplate and read out: the role's name. */
  readonly name: string;
  readonly speaking?: boolean;
  readonly offline?: boolean;
  /** Chair only, with a quiet nameplate. */
  readonly calledOut?: boolean;
  readonly gesture?: Gesture | null;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type SceneLayer =
  | {
      readonly kind: 'art' /** Its place in the drawing, no matter who sits between. */;
      readonly order: number;
      readonly markup: string;
    }
  | {
      readonly kind: 'disc';
      readonly seat: string;
      readonly cx: number;
      readonly cy: number;
      readonly radius: number;
      readonly ring: number;
    }
  | {
      readonly kind: 'person';
      readonly occupant: Occupant;
      readonly box: Box;
      readonly turn: Turn;
    }
  | {
      readonly kind: 'gesture';
      readonly occupant: Occupant;
      readonly gesture: Gesture;
      readonly mirrored: boolean;
      readonly box: Box;
    };

interface ScenePlate {
  readonly seat: string;
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly text: string;
  /** What the seat is called, beside who sits there; empty where it has no name or the text says it. */
  readonly seatName: string;
  readonly quiet: boolean;
  /** How wide it may grow before it would touch its neighbour, in scene units. */
  readonly room: number;
}

export interface SceneLayout {
  readonly layers: readonly SceneLayer[];
  readonly plates: readonly ScenePlate[];
  readonly seats: ReadonlyMap<string, SeatMark>;
}

type Part = { art: string } | { seat: SeatMark } | { discs: true };

const PERSON_HEIGHT = 272 / 240;
const GESTURE_HEIGHT = 320 / 240;
const PLATE_ROOM_MAX = 156;

function attribute(text: string, name: string): string | undefined {
  return new RegExp(`data-${name}="([^"]*)"`).exec(text)?.[1];
}

function readSeat(attributes: string): SeatMark {
  const [x, y, degrees] = attribute(attributes, 'plate')?.split(' ').map(Number) ?? [];
  const face = attribute(attributes, 'face');
  return {
    seat: attribute(attributes, 'seat') ?? '',
    x: Number(attribute(attributes, 'x')),
    base: Number(attribute(attributes, 'base')),
    width: Number(attribute(attributes, 'width')),
    turn: face === 'l' || face === 'r' ? face : 'front',
    plate: x === undefined || y === undefined ? null : { x, y, degrees: degrees ?? 0 },
  };
}

/** Cuts a drawing at its seats; the order in the file is the layer order and stays so. */
function splitScene(xml: string): Part[] {
  const parts: Part[] = [];
  let rest = innerMarkup(xml);
  for (;;) {
    const mark = /<g class="(seat|discs)"([^>]*)\/>/.exec(rest);
    if (!mark) break;
    if (mark.index > 0) parts.push({ art: rest.slice(0, mark.index) });
    parts.push(mark[1] === 'discs' ? { discs: true } : { seat: readSeat(mark[2] ?? '') });
    rest = rest.slice(mark.index + mark[0].length);
  }
  if (rest) parts.push({ art: rest });
  return parts;
}

/** The seats of a drawing by key. Pure. */
export function readSeats(xml: string): Map<string, SeatMark> {
  const seats = splitScene(xml).flatMap((part) => ('seat' in part ? [part.seat] : []));
  return new Map(seats.map((seat) => [seat.seat, seat]));
}

/** Where HTML over the scene may point at a person, in scene units. */
export function anchorsOf(seat: SeatMark) {
  return {
    x: seat.x,
    /** Tip of a speech bubble, just over the disc. */
    bubble: seat.base - 1.29 * seat.width,
    /** Tip of a request's card, just over the head. */
    request: seat.base - 1.05 * seat.width,
    /** A chip on the chest ("offline"). */
    chip: seat.base - 0.35 * seat.width,
    head: seat.base - 0.645 * seat.width,
  };
}

function boxOf(seat: SeatMark, ratio: number): Box {
  return {
    x: seat.x - seat.width / 2,
    y: seat.base - seat.width * PERSON_HEIGHT,
    width: seat.width,
    height: seat.width * ratio,
  };
}

function discOf(seat: SeatMark): SceneLayer {
  return {
    kind: 'disc',
    seat: seat.seat,
    cx: seat.x,
    cy: seat.base - 0.645 * seat.width,
    radius: 0.52 * seat.width,
    ring: 0.57 * seat.width,
  };
}

function gestureOf(seat: SeatMark, occupant: Occupant, gesture: Gesture): SceneLayer {
  // The hand is raised on the side of the open floor, where no neighbour's head is.
  return { kind: 'gesture', occupant, gesture, mirrored: seat.x > 700, box: boxOf(seat, GESTURE_HEIGHT) };
}

function personLayers(seat: SeatMark, occupant: Occupant, isDiscDrawn: boolean): SceneLayer[] {
  const layers: SceneLayer[] = occupant.speaking && !isDiscDrawn ? [discOf(seat)] : [];
  const turn = isTurnable(occupant.character) ? seat.turn : 'front';
  layers.push({ kind: 'person', occupant, box: boxOf(seat, PERSON_HEIGHT), turn });
  if (occupant.gesture && occupant.gesture !== 'sign')
    layers.push(gestureOf(seat, occupant, occupant.gesture));
  return layers;
}

/** Half-way to the nearest plate of the same row on either side decides how wide a plate may grow. */
function plateRoom(seat: SeatMark, all: readonly SeatMark[]): number {
  const own = seat.plate;
  if (!own) return 0;
  const gaps = all.flatMap(({ plate }) =>
    plate && plate !== own && Math.abs(plate.y - own.y) < 34 ? [Math.abs(plate.x - own.x) - 8] : [],
  );
  return Math.min(PLATE_ROOM_MAX, ...gaps);
}

/** Where a head is within its person, as shares of the person's width. */
const HEAD = { half: 0.3, top: 0.92, bottom: 0.42 } as const;
const PLATE_HEIGHT = 34;

/** Whether someone sitting further in front has their head where a plate stands. */
function isBehindHead(plate: { x: number; y: number }, seat: SeatMark, front: readonly SeatMark[]): boolean {
  return front.some(
    ({ x, base, width }) =>
      base > seat.base &&
      Math.abs(x - plate.x) < width * HEAD.half + PLATE_HEIGHT &&
      plate.y < base - width * HEAD.bottom &&
      plate.y + PLATE_HEIGHT > base - width * HEAD.top,
  );
}

/** The names of seats by seat. */
export type NamesOfSeats = Readonly<Record<string, string>>;
const UNNAMED: NamesOfSeats = {};

/** A named seat has its plate although nobody sits there. */
function platesOf(
  seats: ReadonlyMap<string, SeatMark>,
  bySeat: ReadonlyMap<string, Occupant>,
  names: NamesOfSeats,
): ScenePlate[] {
  const all = [...seats.values()];
  const seated = all.filter(({ seat }) => bySeat.has(seat) && !bySeat.get(seat)?.calledOut);
  return all.flatMap((seat) => {
    const occupant = bySeat.get(seat.seat);
    const name = names[seat.seat] ?? '';
    const text = occupant?.name ?? name;
    if (!seat.plate || !text || isBehindHead(seat.plate, seat, seated)) return [];
    const quiet = !occupant || Boolean(occupant.calledOut || occupant.offline);
    const seatName = name === text ? '' : name;
    return [{ seat: seat.seat, ...seat.plate, text, seatName, quiet, room: plateRoom(seat, all) }];
  });
}

/**
 * Puts people into a scene: every seat mark becomes the person who sits there, or goes (the chair is drawn). A wing's disc
 * goes where the drawing has its `discs` mark, all others straight before their person; the signing hand comes after the
 * desks. Pure.
 */
export function layoutScene(
  xml: string,
  occupants: readonly Occupant[],
  names: NamesOfSeats = UNNAMED,
): SceneLayout {
  const parts = splitScene(xml);
  const bySeat = new Map(occupants.map((occupant) => [occupant.seat, occupant]));
  const seats = new Map(parts.flatMap((part) => ('seat' in part ? [[part.seat.seat, part.seat]] : [])));
  const hasDiscs = parts.some((part) => 'discs' in part);
  const layers: SceneLayer[] = [];
  const inFront: SceneLayer[] = [];
  for (const [order, part] of parts.entries()) {
    if ('art' in part) layers.push({ kind: 'art', order, markup: part.art });
    else if ('discs' in part) {
      for (const seat of seats.values())
        if (seat.turn !== 'front' && isSpeaking(bySeat.get(seat.seat))) layers.push(discOf(seat));
    } else {
      const occupant = bySeat.get(part.seat.seat);
      if (!occupant || occupant.calledOut) continue;
      layers.push(...personLayers(part.seat, occupant, hasDiscs && part.seat.turn !== 'front'));
      if (occupant.gesture === 'sign') inFront.push(gestureOf(part.seat, occupant, 'sign'));
    }
  }
  return { layers: [...layers, ...inFront], plates: platesOf(seats, bySeat, names), seats };
}

function isSpeaking(occupant: Occupant | undefined): boolean {
  return Boolean(occupant?.speaking && !occupant.calledOut);
}
