import { useEffect, useState } from 'react';
import { knownCharacter } from './character-catalog.ts';
import palette from './overlays/palette.json';
import { knownScene } from './scene-catalog.ts';
import type { Gesture, Turn } from './scene-layout.ts';

type Urls = Record<string, string>;
const characterUrls = import.meta.glob('./characters/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
}) as Urls;
const sceneUrls = import.meta.glob('./scenes/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
}) as Urls;
const overlayUrls = import.meta.glob('./overlays/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
}) as Urls;

/** A drawing's address: the same file serves as a picture (faces) and as text (scenes), so it is fetched once. */
export function characterUrl(character: string, turn: Turn = 'front'): string {
  const key = knownCharacter(character);
  const turned = turn === 'front' ? undefined : characterUrls[`./characters/${key}-${turn}.svg`];
  return turned ?? characterUrls[`./characters/${key}.svg`] ?? '';
}

export function sceneUrl(scene: string): string {
  return sceneUrls[`./scenes/${knownScene(scene)}.svg`] ?? '';
}

export function gestureUrl(gesture: Gesture, mirrored: boolean): string {
  return overlayUrls[`./overlays/${gesture}${mirrored ? '-m' : ''}.svg`] ?? '';
}

const palettes: Record<string, Record<string, string>> = palette;

/** The custom properties that give a raised hand its owner's skin and sleeve. */
export function gestureColours(character: string): Record<string, string> {
  const colours = palettes[knownCharacter(character)] ?? {};
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${name}`, colour]));
}

const loaded = new Map<string, string>();
const loading = new Map<string, Promise<string>>();

/** Fetches a drawing's text once a page; a failed try is forgotten so that the next screen asks again. */
function loadArt(url: string): Promise<string> {
  const running = loading.get(url);
  if (running) return running;
  const promise = fetch(url)
    .then(async (response) => {
      if (!response.ok) throw new Error(`drawing ${url}: ${response.status}`);
      const text = await response.text();
      loaded.set(url, text);
      return text;
    })
    .finally(() => loading.delete(url));
  loading.set(url, promise);
  return promise;
}

/** A drawing's text, undefined until it is here. */
export function useArt(url: string): string | undefined {
  const [, setArrived] = useState('');
  useEffect(() => {
    if (loaded.has(url)) return;
    let isGone = false;
    loadArt(url)
      .then(() => isGone || setArrived(url))
      .catch((error: unknown) => console.error(error));
    return () => {
      isGone = true;
    };
  }, [url]);
  return loaded.get(url);
}
