import { deflateSync } from 'node:zlib';

/** The box that signatures are drawn in, and how much finer the picture is. */
const BOX = { width: 240, height: 80 } as const;
const FINENESS = 3;
const PEN_RADIUS = 1.1 * FINENESS;
const WIDTH = BOX.width * FINENESS;
const HEIGHT = BOX.height * FINENESS;

/**
 * A drawn signature as a PNG with a clear ground: Word shows no bare SVG. The path holds nothing but moves and lines (the contract
 * admits no others), so that a round pen along them is the whole picture.
 */
export function signaturePicture(path: string): Uint8Array {
  const ink = new Uint8Array(WIDTH * HEIGHT);
  for (const [from, to] of linesOf(path)) drawLine(ink, from, to);
  return encodePng(ink);
}

type Point = readonly [number, number];

function linesOf(path: string): [Point, Point][] {
  const lines: [Point, Point][] = [];
  let at: Point | null = null;
  for (const [, command, numbers] of path.matchAll(/([ML])([^ML]*)/g)) {
    const values = (numbers ?? '').match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    for (let i = 0; i + 1 < values.length; i += 2) {
      const to: Point = [clamp(values[i], BOX.width) * FINENESS, clamp(values[i + 1], BOX.height) * FINENESS];
      const isLine = command === 'L' || i > 0;
      lines.push([isLine && at ? at : to, to]);
      at = to;
    }
  }
  return lines;
}

function clamp(value: number | undefined, most: number): number {
  return Math.min(most, Math.max(0, value ?? 0));
}

function drawLine(ink: Uint8Array, [x1, y1]: Point, [x2, y2]: Point): void {
  const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 1.5));
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    dot(ink, x1 + (x2 - x1) * share, y1 + (y2 - y1) * share);
  }
}

function dot(ink: Uint8Array, x: number, y: number): void {
  const reach = Math.ceil(PEN_RADIUS);
  for (let row = Math.floor(y) - reach; row <= y + reach; row++) {
    for (let column = Math.floor(x) - reach; column <= x + reach; column++) {
      if (row < 0 || row >= HEIGHT || column < 0 || column >= WIDTH) continue;
      const cover = PEN_RADIUS + 0.5 - Math.hypot(column - x, row - y);
      const at = row * WIDTH + column;
      const shade = Math.round(255 * Math.min(1, Math.max(0, cover)));
      if (shade > (ink[at] ?? 0)) ink[at] = shade;
    }
  }
}

/** Grey with alpha, eight bits each. */
function encodePng(ink: Uint8Array): Uint8Array {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 2));
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const at = row * (1 + WIDTH * 2) + 1 + column * 2;
      rows[at] = 28;
      rows[at + 1] = ink[row * WIDTH + column] ?? 0;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 4, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
