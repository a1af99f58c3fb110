import { Panel, useReactFlow, useStore } from '@xyflow/react';
import { IconButton } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './canvas.module.css';
import { useFit } from './use-fit.ts';

export function ZoomBar() {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const canvas = useReactFlow();
  const fit = useFit();
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100));
  return (
    <Panel position="bottom-left" className={styles.zoom ?? ''}>
      <IconButton
        icon="minus"
        size="sm"
        iconSize={16}
        label={t('zoom.out')}
        onClick={() => void canvas.zoomOut()}
      />
      <output>{t('zoom.percent', { percent: format.number(percent) })}</output>
      <IconButton
        icon="plus"
        size="sm"
        iconSize={16}
        label={t('zoom.in')}
        onClick={() => void canvas.zoomIn()}
      />
      <i />
      <IconButton icon="fit" size="sm" iconSize={16} label={t('zoom.fit')} onClick={fit} />
    </Panel>
  );
}
