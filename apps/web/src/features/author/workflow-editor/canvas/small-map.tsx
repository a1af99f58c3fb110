import { MiniMap } from '@xyflow/react';
import { useTranslation } from '../../../../i18n/texts.ts';
import styles from './canvas.module.css';
import type { Drawn } from './drawn.ts';

/** The whole flow in small, beside the canvas: on it, it would cover what is drawn there. */
export function SmallMap() {
  const { t } = useTranslation('draw');
  return (
    <MiniMap<Drawn>
      className={styles.map}
      pannable
      zoomable
      nodeColor={mapColour}
      nodeBorderRadius={6}
      maskColor="rgb(252 251 247 / 0.72)"
      ariaLabel={t('map')}
      style={{ width: 168, height: 96 }}
    />
  );
}

function mapColour({ type, data, selected }: Drawn): string {
  if (type === 'note') return 'var(--gold-200)';
  if (data.badge === 'error') return 'var(--seal-600)';
  return selected ? 'var(--ink-700)' : 'var(--ink-500)';
}
