import { useRef } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, IconButton } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './facsimile.module.css';
import { useZoom } from './use-zoom.ts';
import { LARGEST, SMALLEST } from './zoom.ts';

export interface FacsimileDialogProps {
  url: string;
  alt: string;
  onClose: () => void;
}

/** The drawing in a window of its own: larger and smaller by wheel, keys and buttons; moved by dragging, arrows and scroll bars. */
export function FacsimileDialog({ url, alt, onClose }: FacsimileDialogProps) {
  const { t } = useTranslation('documents');
  const frame = useRef<HTMLElement>(null);
  const { scale, larger, smaller, reset } = useZoom(frame);
  const percent = t('facsimile.percent', { percent: Math.round(scale * 100) });
  return (
    <Dialog title={t('facsimile.title')} icon="search" width={1040} onClose={onClose}>
      <div className={styles.tools}>
        <IconButton
          icon="minus"
          label={t('facsimile.smaller')}
          disabled={scale <= SMALLEST}
          onClick={smaller}
        />
        <output className={styles.percent}>{percent}</output>
        <IconButton icon="plus" label={t('facsimile.larger')} disabled={scale >= LARGEST} onClick={larger} />
        <Button size="sm" disabled={scale === SMALLEST} onClick={reset}>
          {t('facsimile.reset')}
        </Button>
        <span className={styles.keys}>{t('facsimile.keys')}</span>
      </div>
      <section ref={frame} className={styles.frame} {...SCROLLED} aria-label={t('facsimile.title')}>
        <img src={url} alt={alt} draggable={false} style={sized(scale)} />
      </section>
    </Dialog>
  );
}

/** At its smallest the whole sheet is seen, also an upright one whose upper half is empty. */
const sized = (scale: number) => ({ width: `${scale * 100}%`, height: `${scale * 100}%` });

/** It scrolls, so it can be reached by key. */
const SCROLLED = { tabIndex: 0 };
