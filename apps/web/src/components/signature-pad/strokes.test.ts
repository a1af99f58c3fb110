import { templateSign } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { isNearLast, isSignature, toPath } from './strokes.ts';

const image = (path: string) =>
  templateSign.input.safeParse({
    eid: 1,
    nid: 'judgment',
    role_id: 'presiding',
    doc_id: '5b1f2c1e-6e0e-4f0c-9a56-0a0f0a0f0a0f',
    decision: 'signed',
    hash: 'a'.repeat(64),
    image: path,
  }).success;

describe('a drawn signature', () => {
  it('becomes a path that the contract lets through', () => {
    const path = toPath([
      [
        { x: 1, y: 2 },
        { x: 30.456, y: 40 },
      ],
      [{ x: 100, y: 10 }],
    ]);
    expect(path).toBe('M1.0 2.0L30.5 40.0M100.0 10.0L100.0 10.0');
    expect(image(path)).toBe(true);
  });

  it('cannot carry anything but strokes', () => {
    expect(image('M1 1"/><script>')).toBe(false);
    expect(image('text:<b>')).toBe(false);
    expect(image('text:沈知行')).toBe(true);
  });

  it('is not a slip of the pen', () => {
    expect(isSignature([[{ x: 1, y: 1 }]])).toBe(false);
    expect(
      isSignature([
        [
          { x: 0, y: 0 },
          { x: 60, y: 10 },
        ],
      ]),
    ).toBe(true);
  });

  it('drops points that nobody would see', () => {
    expect(isNearLast([{ x: 10, y: 10 }], 10.3, 10.3)).toBe(true);
    expect(isNearLast([{ x: 10, y: 10 }], 12, 10)).toBe(false);
  });
});
