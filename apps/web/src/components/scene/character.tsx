import { useId, useMemo } from 'react';
import { characterUrl, useArt } from '../../art/art-files.ts';
import { isTurnable } from '../../art/character-catalog.ts';
import type { Turn } from '../../art/scene-layout.ts';
import { innerMarkup, prefixIds } from '../../art/svg-text.ts';
import { ArtMarkup } from './art-markup.tsx';
import styles from './character.module.css';

interface PoseProps {
  character: string;
  turn?: Turn;
  /** Opens the mouth. */
  speaking?: boolean;
  /** Closes the eyes; its setter opens them again. */
  blinking?: boolean;
}

/** A drawn person's markup with ids of its own, '' until it is here. */
export function usePersonMarkup(character: string, turn: Turn): string {
  const id = useId();
  const xml = useArt(characterUrl(character, isTurnable(character) ? turn : 'front'));
  return useMemo(() => (xml ? prefixIds(innerMarkup(xml), `c${id}-`) : ''), [xml, id]);
}

export function poseClass({ speaking, blinking }: { speaking?: boolean; blinking?: boolean }): string {
  return [styles.pose, speaking && styles.speaking, blinking && styles.blinking].filter(Boolean).join(' ');
}

/** A whole person, head to chest, in the box 240 × 272. Decoration: the name stands beside it as text. */
export function Character(props: PoseProps & { className?: string; width?: number }) {
  const { character, turn = 'front', speaking = false, blinking = false, className, width } = props;
  const markup = usePersonMarkup(character, turn);
  return (
    <svg viewBox="0 0 240 272" width={width} className={className} aria-hidden="true">
      <ArtMarkup markup={markup} className={poseClass({ speaking, blinking })} />
    </svg>
  );
}
