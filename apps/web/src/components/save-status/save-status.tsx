import type { IconName } from '../../art/icon-names.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { SaveState } from '../../lib/autosave/types.ts';
import { classNames } from '../../lib/class-names.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './save-status.module.css';

const ICONS: Partial<Record<SaveState<unknown>['is'], IconName>> = {
  saved: 'checkc',
  offline: 'wifioff',
  refused: 'alert',
  conflict: 'alert',
};
const TROUBLE: readonly SaveState<unknown>['is'][] = ['offline', 'refused', 'conflict'];

/** Whether what is on the page has reached the server: the same words on every page that saves by itself. */
export function SaveStatus({ state }: { state: SaveState<unknown> }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const icon = ICONS[state.is];
  const isUntouched = state.is === 'saved' && state.at === null;
  const words = () => {
    if (state.is === 'refused' && state.message) return state.message;
    if (state.is !== 'saved') return t(`saving.${state.is}`);
    return state.at === null ? t('saving.untouched') : t('saving.saved', { time: format.moment(state.at) });
  };
  return (
    <span
      className={classNames(styles.status, TROUBLE.includes(state.is) && styles.trouble)}
      data-state={state.is}
      role="status"
    >
      {icon && !isUntouched && <Icon name={icon} size={15} />}
      <span>{words()}</span>
    </span>
  );
}
