import { memo, useId, useMemo } from 'react';
import { gestureColours, gestureUrl, useArt } from '../../art/art-files.ts';
import type { Box, Gesture, Occupant, Turn } from '../../art/scene-layout.ts';
import { innerMarkup } from '../../art/svg-text.ts';
import { uploadedPicture } from '../../lib/uploaded-picture.ts';
import { ArtMarkup } from './art-markup.tsx';
import { poseClass, usePersonMarkup } from './character.tsx';
import styles from './scene.module.css';

interface ScenePersonProps {
  occupant: Occupant;
  box: Box;
  turn: Turn;
  leaving: boolean;
}

/** One person in a seat: walks in when mounted, out when leaving, grey when offline. */
export const ScenePerson = memo(function ScenePerson({ occupant, box, turn, leaving }: ScenePersonProps) {
  const uploaded = uploadedPicture(occupant.character);
  const markup = usePersonMarkup(occupant.character, turn);
  if (!markup) return null;
  const side = box.x + box.width / 2 < 700 ? styles.fromLeft : styles.fromRight;
  const walk = leaving ? styles.walkOut : styles.walkIn;
  return (
    <g className={[styles.person, side, walk].join(' ')}>
      <g className={occupant.offline ? styles.offline : undefined}>
        <svg {...box} viewBox="0 0 240 272" overflow="visible" aria-hidden="true">
          {uploaded ? (
            <Portrait href={uploaded} />
          ) : (
            <ArtMarkup
              markup={markup}
              className={poseClass({ speaking: Boolean(occupant.speaking && !leaving) })}
            />
          )}
        </svg>
      </g>
    </g>
  );
});

/** A role's own picture, framed, at the height of a drawn head: whatever was uploaded sits well behind a desk. */
function Portrait({ href }: { href: string }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <rect x="34" y="22" width="172" height="250" rx="22" />
      </clipPath>
      <rect x="34" y="22" width="172" height="250" rx="22" className={styles.portrait} />
      <image
        href={href}
        x="34"
        y="22"
        width="172"
        height="250"
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${id})`}
      />
      <rect x="34" y="22" width="172" height="250" rx="22" className={styles.portraitEdge} />
    </>
  );
}

/** A raised hand, a document held up or a signing hand over its person. */
export function SceneGesture(props: { character: string; gesture: Gesture; mirrored: boolean; box: Box }) {
  const { character, gesture, mirrored, box } = props;
  const xml = useArt(gestureUrl(gesture, mirrored));
  const markup = useMemo(() => (xml ? innerMarkup(xml) : ''), [xml]);
  return (
    <g className={styles.gesture} style={gestureColours(character)}>
      <svg {...box} viewBox="0 0 240 320" overflow="visible" aria-hidden="true">
        <ArtMarkup markup={markup} />
      </svg>
    </g>
  );
}
