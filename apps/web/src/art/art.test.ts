import { readdirSync, readFileSync } from 'node:fs';
import { FACSIMILES } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from './character-catalog.ts';
import { ICON_NAMES } from './icon-names.ts';
import palette from './overlays/palette.json';
import { SCENES } from './scene-catalog.ts';
import { layoutScene, type Occupant, readSeats } from './scene-layout.ts';
import { innerMarkup, prefixIds } from './svg-text.ts';

const folder = new URL('./', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');
const keysIn = (path: string) =>
  readdirSync(new URL(path, folder))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.replace('.svg', ''));

describe('catalogues and drawings agree', () => {
  it.each(SCENES)('scene $key has the seats that the catalogue names', ({ key, seats, gallery }) => {
    expect([...readSeats(read(`scenes/${key}.svg`)).keys()].sort()).toEqual([...seats, ...gallery].sort());
  });

  it('names every scene', () => {
    expect(SCENES.map((scene) => scene.key).sort()).toEqual(keysIn('scenes').sort());
  });

  it('names every character, and says which ones turn', () => {
    const files = new Set(keysIn('characters'));
    const expected = CHARACTERS.flatMap(({ key, turnable }) =>
      turnable ? [key, `${key}-l`, `${key}-r`] : [key],
    );
    expect([...files].sort()).toEqual(expected.sort());
    expect(Object.keys(palette).sort()).toEqual(CHARACTERS.map(({ key }) => key).sort());
  });

  it('names every icon', () => {
    const symbols = [...read('icons.svg').matchAll(/<symbol id="i-([^"]+)"/g)].map((match) => match[1]);
    expect(ICON_NAMES).toEqual(symbols);
  });

  it('names every facsimile, in both languages', () => {
    const expected = FACSIMILES.flatMap((name) => [`${name}.en`, `${name}.zh`]);
    expect(keysIn('facsimiles').sort()).toEqual(expected.sort());
  });

  it('holds no script, no handler and no foreign address in any drawing', () => {
    const all = ['characters', 'scenes', 'overlays', 'facsimiles'].flatMap((path) =>
      keysIn(path).map((key) => read(`${path}/${key}.svg`)),
    );
    for (const xml of [...all, read('icons.svg'), read('mark.svg')]) {
      expect(xml).not.toMatch(/<script|\son\w+=|foreignObject|(?:href|src)="(?!#)/i);
    }
  });

  it('gives every path command the numbers it takes', () => {
    const takes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
    const isWhole = (path: string) =>
      [...path.matchAll(/([a-z])([^a-z]*)/gi)].every(([, command = '', rest = '']) => {
        const size = takes[command.toUpperCase()];
        // Arc flags may stand together without a space.
        const text = size === 7 ? rest.replaceAll(/([01])([01])(?=[-\d.])/g, '$1 $2 ') : rest;
        const count = text.match(/-?(\d+\.?\d*|\.\d+)(e-?\d+)?/g)?.length ?? 0;
        return size === 0 ? count === 0 : size === 7 ? count > 0 : count > 0 && count % (size ?? 1) === 0;
      });
    for (const path of ['scenes', 'characters', 'overlays', 'hall', 'facsimiles']) {
      for (const key of keysIn(path)) {
        const broken = [...read(`${path}/${key}.svg`).matchAll(/ d="([^"]+)"/g)].filter(
          ([, data = '']) => !isWhole(data),
        );
        expect(
          broken.map(([, data]) => data),
          `${path}/${key}`,
        ).toEqual([]);
      }
    }
  });

  it('cuts every drawing into well-formed pieces', () => {
    for (const { key } of SCENES) {
      for (const layer of layoutScene(read(`scenes/${key}.svg`), []).layers) {
        const opened = (layer.kind === 'art' ? layer.markup : '').match(/<[a-zA-Z](?:[^>]*[^/])?>/g) ?? [];
        const closed = (layer.kind === 'art' ? layer.markup : '').match(/<\/[a-zA-Z]+>/g) ?? [];
        expect(opened.length, key).toBe(closed.length);
      }
    }
  });
});

describe('prefixIds', () => {
  it('moves ids and all references to them', () => {
    const markup = '<g id="a"><use href="#a"/><path fill="url(#a)" clip-path="url(#b)"/></g>';
    expect(prefixIds(markup, 'x-')).toBe(
      '<g id="x-a"><use href="#x-a"/><path fill="url(#x-a)" clip-path="url(#x-b)"/></g>',
    );
  });

  it('leaves no reference without its id in any drawing', () => {
    for (const path of ['scenes', 'characters', 'overlays', 'facsimiles']) {
      for (const key of keysIn(path)) {
        const markup = prefixIds(innerMarkup(read(`${path}/${key}.svg`)), 'p-');
        const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
        const used = [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map((match) => match[1]);
        expect(
          used.filter((id) => !ids.has(id)),
          `${path}/${key}`,
        ).toEqual([]);
      }
    }
  });
});

describe('layoutScene', () => {
  const person = (seat: string, more: Partial<Occupant> = {}): Occupant => ({
    id: `role-${seat}`,
    seat,
    character: 'lawyer1',
    name: seat,
    ...more,
  });
  const scene = `<svg viewBox="0 0 1400 900"><title>t</title><rect id="wall"/><g class="seat" data-seat="a" data-x="300" data-base="500" data-width="120" data-plate="300 520 -5" data-face="r"/><path id="desk"/><g class="seat" data-seat="b" data-x="900" data-base="500" data-width="240"/><g id="front"/></svg>`;
  const kinds = (occupants: Occupant[], xml = scene) =>
    layoutScene(xml, occupants).layers.map((layer) =>
      layer.kind === 'art'
        ? layer.markup
        : `${layer.kind} ${'seat' in layer ? layer.seat : layer.occupant.seat}`,
    );

  it('keeps the drawing in its order with nobody there', () => {
    expect(kinds([])).toEqual(['<rect id="wall"/>', '<path id="desk"/>', '<g id="front"/>']);
  });

  it('puts each person in the layer of the seat, foot on its base', () => {
    expect(kinds([person('b'), person('a')])).toEqual([
      '<rect id="wall"/>',
      'person a',
      '<path id="desk"/>',
      'person b',
      '<g id="front"/>',
    ]);
    const [, first] = layoutScene(scene, [person('a')]).layers;
    expect(first).toMatchObject({ turn: 'r', box: { x: 240, y: 364, width: 120, height: 136 } });
  });

  it('shows the front of somebody who has no turned drawing', () => {
    const [, first] = layoutScene(scene, [person('a', { character: 'judge' })]).layers;
    expect(first).toMatchObject({ kind: 'person', turn: 'front' });
  });

  it('draws the disc straight before the speaker', () => {
    expect(kinds([person('b', { speaking: true })]).slice(2, 4)).toEqual(['disc b', 'person b']);
    const disc = layoutScene(scene, [person('b', { speaking: true })]).layers[2];
    expect(disc).toMatchObject({ cx: 900, cy: 500 - 0.645 * 240, radius: 0.52 * 240, ring: 0.57 * 240 });
  });

  it('draws a wing’s disc where the drawing says, a bench’s before its person', () => {
    const xml = scene.replace('<path id="desk"/>', '<path id="desk"/><g class="discs"/>');
    expect(kinds([person('a', { speaking: true })], xml)).toEqual([
      '<rect id="wall"/>',
      'person a',
      '<path id="desk"/>',
      'disc a',
      '<g id="front"/>',
    ]);
    expect(kinds([person('b', { speaking: true })], xml)).toContain('disc b');
  });

  it('leaves the chair alone when somebody is called out, with a quiet plate', () => {
    const layout = layoutScene(scene, [person('a', { calledOut: true, speaking: true })]);
    expect(layout.layers.every((layer) => layer.kind === 'art')).toBe(true);
    expect(layout.plates).toMatchObject([{ seat: 'a', x: 300, y: 520, degrees: -5, quiet: true }]);
  });

  it('holds a raised hand behind the desk and a signing hand before it', () => {
    expect(kinds([person('a', { gesture: 'raise' })]).slice(1, 4)).toEqual([
      'person a',
      'gesture a',
      '<path id="desk"/>',
    ]);
    expect(kinds([person('a', { gesture: 'sign' })]).at(-1)).toBe('gesture a');
    const right = layoutScene(scene, [person('b', { gesture: 'raise' })]).layers.at(-2);
    expect(right).toMatchObject({ kind: 'gesture', mirrored: true });
  });

  it('ignores somebody whose seat the drawing does not have', () => {
    expect(kinds([person('zz')])).toEqual(kinds([]));
  });

  it('lets no plate grow into its neighbour', () => {
    const names = ['j0', 'j1', 'j2'];
    const { plates } = layoutScene(
      read('scenes/courtroom.svg'),
      names.map((seat) => person(seat)),
    );
    expect(plates.map((plate) => plate.room)).toEqual([112, 112, 112]);
  });

  it('has the name of a seat on the plate of who sits there, once, and on that of a free seat', () => {
    const { plates } = layoutScene(read('scenes/arbitration.svg'), [person('a0'), person('p1')], {
      a0: '首席仲裁员席',
      p1: person('p1').name,
      d1: '被申请人席',
    });
    const told = plates.map(({ seat, text, seatName, quiet }) => ({ seat, text, seatName, quiet }));
    expect(told).toEqual([
      { seat: 'a0', text: person('a0').name, seatName: '首席仲裁员席', quiet: false },
      { seat: 'p1', text: person('p1').name, seatName: '', quiet: false },
      { seat: 'd1', text: '被申请人席', seatName: '', quiet: true },
    ]);
  });

  it('stands no plate on the head of somebody further in front', () => {
    const platesWith = (...people: Occupant[]) =>
      layoutScene(read('scenes/courtroom.svg'), people).plates.map((plate) => plate.seat);
    expect(platesWith(person('c'), person('w'))).toEqual(['w']);
    expect(platesWith(person('c'), person('w', { calledOut: true }))).toEqual(['c', 'w']);
    const everybody = ['j1', 'j2', 'j0', 'p1', 'p2', 'd1', 'd2'].map((seat) => person(seat));
    expect(platesWith(...everybody)).toHaveLength(everybody.length);
  });
});
