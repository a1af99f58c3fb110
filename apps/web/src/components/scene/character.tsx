import { useId, useMemo } from 'react';
import { characterUrl, useArt } from '../../art/art-files.ts';
import { isTurnable } from '../../art/character-catalog.ts';
import type { Turn } from '../../art/scene-layout.ts';
import { innerMarkup, prefixIds } from '../../art/svg-text.ts';
import styles from './character.module.css';

/** A drawn person's markup with ids of its own, '' until it is here. */
export function usePersonMarkup(character: string, turn: Turn): string {
  const id = useId();
  const xml = useArt(characterUrl(character, isTurnable(character) ? turn : 'front'));
  return useMemo(() => (xml ? prefixIds(innerMarkup(xml), `c${id}-`) : ''), [xml, id]);
}

export function poseClass({ speaking, blinking }: { speaking?: boolean; blinking?: boolean }): string {
  return [styles.pose, speaking && styles.speaking, blinking && styles.blinking].filter(Boolean).join(' ');
}
