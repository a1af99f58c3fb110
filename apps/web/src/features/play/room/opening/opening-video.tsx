import { fileMedia } from '@lets/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useDismiss } from '../../../../components/dialog/use-dismiss.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { fileUrl } from '../../../../lib/api-client.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import styles from './opening.module.css';

/**
 * Plays over the centre until it ends or is skipped. It begins without sound, which is all that browsers allow by itself, and
 * for reduced motion only when it is started; what the section is about stands below it as text.
 */
export function OpeningVideo({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const { t } = useTranslation('court');
  const node = useRoom(({ node }) => node);
  const { pick } = useFormat();
  const box = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isMuted, setMuted] = useState(true);
  const [isBroken, setBroken] = useState(false);
  useDismiss(true, onClose);
  useEffect(() => {
    box.current?.focus();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A browser that refuses leaves it standing with its controls.
    video.current?.play().catch(() => null);
  }, []);
  return (
    <section ref={box} className={styles.opening} aria-label={t('opening.label')} tabIndex={-1}>
      {isBroken ? (
        <p className={styles.broken} role="alert">
          {t('opening.broken')}
        </p>
      ) : (
        <video
          ref={video}
          src={fileUrl(fileMedia, { file_id: fileId })}
          muted={isMuted}
          controls
          playsInline
          preload="auto"
          onVolumeChange={(event) => setMuted(event.currentTarget.muted)}
          onEnded={onClose}
          onError={() => setBroken(true)}
        />
      )}
      <footer>
        <p>
          <b>{pick(node.name)}</b>
          <span>{pick(node.introduction)}</span>
        </p>
        {!isBroken && (
          <Button icon="volume" onClick={() => setMuted(!isMuted)}>
            {t(isMuted ? 'opening.unmute' : 'opening.mute')}
          </Button>
        )}
        <Button variant="primary" iconAfter="skip" onClick={onClose}>
          {t(isBroken ? 'opening.go_on' : 'opening.skip')}
        </Button>
      </footer>
    </section>
  );
}

/** Afterwards it can be seen again. */
export function ReplayOpening({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('court');
  return (
    <div className={styles.replay}>
      <Button size="sm" icon="play" onClick={onClick}>
        {t('opening.again')}
      </Button>
    </div>
  );
}
