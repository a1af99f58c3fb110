import type { Side } from '@lets/contract';
import { characterUrl } from '../../art/art-files.ts';
import { uploadedPicture } from '../../lib/uploaded-picture.ts';
import styles from './face.module.css';

export interface FaceProps {
  character: string;
  /** Pixels across. */
  size?: number;
  /** The ring and the ground tell the side; without it they are quiet. */
  side?: Side | 'mentor' | null;
  /** Offline or unassigned. */
  dimmed?: boolean;
  /** A dot at the lower right: here, away, or waited for. */
  presence?: 'online' | 'away' | 'awaited';
  /** A portrait with square corners, as on a role card. */
  shape?: 'round' | 'card';
  /** The accessible name, where no name stands beside it. */
  label?: string;
  className?: string;
}

/** A character cropped to the head, or a role's own picture. */
export function Face(props: FaceProps) {
  const { character, size = 32, side, dimmed = false, presence, shape = 'round', label, className } = props;
  const uploaded = uploadedPicture(character);
  const classes = [styles.face, styles[side ?? 'quiet'], styles[shape], dimmed && styles.dimmed, className];
  return (
    <span
      className={classes.filter(Boolean).join(' ')}
      style={{ width: size, height: size }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg viewBox="48 26 144 144" aria-hidden="true">
        {uploaded ? (
          <image
            href={uploaded}
            x="48"
            y="26"
            width="144"
            height="144"
            preserveAspectRatio="xMidYMid slice"
          />
        ) : (
          <image href={characterUrl(character)} width="240" height="272" />
        )}
      </svg>
      {presence && <i className={`${styles.dot} ${styles[presence]}`} />}
    </span>
  );
}

/** Faces that overlap, for who is here. The first `limit` are drawn; the rest is told by the count beside them. */
export function FaceStack({
  faces,
  limit = 8,
}: {
  faces: readonly (FaceProps & { id: string })[];
  limit?: number;
}) {
  return (
    <span className={styles.stack}>
      {faces.slice(0, limit).map(({ id, ...face }) => (
        <Face key={id} size={28} {...face} />
      ))}
    </span>
  );
}
