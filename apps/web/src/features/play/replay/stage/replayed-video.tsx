import type { Playback } from '@lets/engine';
import { useEffect, useRef, useState } from 'react';
import { filmAt } from '../../../../domain/run/stage/film-at.ts';
import type { Timeline } from '../../../../domain/run/timeline/timeline.ts';
import { useStore } from '../../../../lib/store.ts';
import type { Player } from '../player.ts';
import styles from './stage.module.css';

/** Seconds by which a film that runs may be off before it is put right: starting takes its time. */
const RUNNING_TOLERANCE = 1.5;
const TOLERANCE = 0.3;

interface ReplayedVideoProps {
  readonly url: string;
  readonly name: string;
  readonly shared: Playback | undefined;
  readonly player: Player;
  readonly timeline: Timeline;
}

/** A video where its presenter had it, running with the replay; while the replay stands it is its reader's to play and to seek. */
export function ReplayedVideo({ url, name, shared, player, timeline }: ReplayedVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const isPlaying = useStore(player.isPlaying);
  const speed = useStore(player.speed);
  useEffect(() => {
    const film = video.current;
    if (!film || !isReady) return;
    film.playbackRate = speed;
    const follow = () => {
      const at = filmAt(shared, film.duration, timeline.clock.toWall(player.clock.get()));
      const isRunning = isPlaying && at.isRunning;
      const allowed = isRunning ? RUNNING_TOLERANCE * Math.max(1, speed) : TOLERANCE;
      if (Math.abs(film.currentTime - at.position) > allowed) film.currentTime = at.position;
      if (!isRunning) film.pause();
      else if (film.paused) film.play().catch(() => null);
    };
    follow();
    return player.clock.subscribe(follow);
  }, [isReady, isPlaying, speed, shared, player, timeline]);
  return (
    <div className={styles.film}>
      {/* biome-ignore lint/a11y/useMediaCaption: evidence that a team uploads comes without captions */}
      <video
        ref={video}
        src={url}
        aria-label={name}
        controls
        playsInline
        onLoadedMetadata={() => setReady(true)}
      />
    </div>
  );
}
