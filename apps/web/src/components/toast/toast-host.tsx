import { cssTransition, type Id, toast as show, ToastContainer } from 'react-toastify/unstyled';
import type { IconName } from '../../art/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';
import type { ToastOptions, ToastType } from './toast.tsx';

const ICONS: Record<ToastType, IconName | null> = {
  success: 'checkc',
  error: 'xc',
  warning: 'alert',
  info: 'info',
  default: null,
};

const fade = cssTransition({ enter: styles.enter ?? '', exit: styles.exit ?? '', collapse: false });
const showing = new Map<string, Id>();

/** Puts one on the screen; before the host is mounted it waits for it. */
export function showToast(message: string, options: ToastOptions = {}): void {
  const { type = 'default', distinct = true, closeButton = false, duration = 1800 } = options;
  const key = `${type}:${message}`;
  const same = showing.get(key);
  if (distinct && same !== undefined) show.dismiss(same);
  const icon = ICONS[type];
  const id = show(message, {
    type,
    closeButton,
    autoClose: duration,
    icon: icon ? () => <Icon name={icon} size={18} /> : false,
    role: type === 'error' || type === 'warning' ? 'alert' : 'status',
    onClose: () => {
      if (showing.get(key) === id) showing.delete(key);
    },
  });
  showing.set(key, id);
}

export function ToastHost() {
  return (
    <ToastContainer
      className={styles.container}
      toastClassName={(context) => `${styles.toast} ${styles[context?.type ?? 'default']}`}
      position="top-center"
      transition={fade}
      hideProgressBar
      closeButton={false}
      closeOnClick={false}
      draggable={false}
      pauseOnFocusLoss={false}
    />
  );
}
