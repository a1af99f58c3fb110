import { useEffect, useRef } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { type SharedPlayback, usePlayback } from './use-playback.ts';
import styles from './video.module.css';

/** A video that runs for everybody as its presenter has it run. */
export function SharedVideo(props: {
  url: string;
  name: string;
  playback: SharedPlayback & { readonly onVideo: () => void };
}) {
  const { url, name, playback } = props;
  const { t } = useTranslation('room-display');
  const video = useRef<HTMLVideoElement>(null);
  const { onReady, onOwnMove, onTime, isMuted, unmute } = usePlayback(video, playback);
  const { onVideo } = playback;
  useEffect(() => {
    onVideo();
  }, [onVideo]);
  return (
    <div className={styles.film}>
      {/* biome-ignore lint/a11y/useMediaCaption: evidence that a team uploads comes without captions */}
      <video
        ref={video}
        src={url}
        aria-label={name}
        controls
        controlsList="noplaybackrate nodownload"
        playsInline
        onLoadedMetadata={onReady}
        onPlay={onOwnMove}
        onPause={onOwnMove}
        onSeeking={onOwnMove}
        onTimeUpdate={onTime}
      />
      {isMuted && (
        <span className={styles.sound}>
          <Button size="sm" icon="volume" onClick={unmute}>
            {t('unmute')}
          </Button>
        </span>
      )}
    </div>
  );
}
