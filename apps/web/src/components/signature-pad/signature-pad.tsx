import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import styles from './signature-pad.module.css';
import { isNearLast, isSignature, SIGNATURE_BOX, type Stroke, toPath } from './strokes.ts';

export interface SignaturePadProps {
  /** Called with SVG path data once the strokes make a signature, null while they do not. */
  onChange: (path: string | null) => void;
}

/** Draw a name with mouse, pen or finger. A person who cannot types it instead: the dialog around this offers both. */
export function SignaturePad({ onChange }: SignaturePadProps) {
  const { t } = useTranslation('documents');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const isDrawing = useRef(false);

  const change = (next: readonly Stroke[]) => {
    setStrokes(next);
    onChange(isSignature(next) ? toPath(next) : null);
  };
  const pointOf = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * SIGNATURE_BOX.width,
      y: ((event.clientY - box.top) / box.height) * SIGNATURE_BOX.height,
    };
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    change([...strokes, [pointOf(event)]]);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const current = strokes.at(-1);
    if (!isDrawing.current || !current) return;
    const point = pointOf(event);
    if (!isNearLast(current, point.x, point.y)) change([...strokes.slice(0, -1), [...current, point]]);
  };
  const end = () => {
    isDrawing.current = false;
  };

  return (
    <div className={styles.pad}>
      <svg
        className={styles.paper}
        viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
        role="img"
        aria-label={t('pad.label')}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path className={styles.base} d={`M16 64H${SIGNATURE_BOX.width - 16}`} />
        <path className={styles.ink} d={toPath(strokes)} />
      </svg>
      {strokes.length === 0 ? (
        <span className={styles.hint}>{t('pad.hint')}</span>
      ) : (
        <button type="button" className={styles.clear} onClick={() => change([])}>
          {t('pad.clear')}
        </button>
      )}
    </div>
  );
}
