import { useEffect } from 'react';
import { cssTransition, type Id, toast as show, ToastContainer } from 'react-toastify/unstyled';
import type { IconName } from '../../art/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import { DistinctToasts, type ShownToast } from './distinct-toasts.ts';
import styles from './toast.module.css';
import type { ToastOptions, ToastType } from './toast-options.ts';

const ICONS: Record<ToastType, IconName | null> = {
  success: 'checkc',
  error: 'xc',
  warning: 'alert',
  info: 'info',
  default: null,
};

const fade = cssTransition({ enter: styles.enter ?? '', exit: styles.exit ?? '', collapse: false });
const distinctToasts = new DistinctToasts();

let announceMounted = () => {};
const mounted = new Promise<void>((resolve) => {
  announceMounted = resolve;
});

/** Puts one on the screen, as soon as there is somewhere to put it: the library would lose the order of early ones. */
export async function showToast(message: string, options: ToastOptions = {}): Promise<void> {
  await mounted;
  const {
    type = 'default',
    distinct = true,
    closeButton = false,
    duration = 1800,
    isAnnounced = false,
  } = options;
  const role = !isAnnounced && (type === 'error' || type === 'warning') ? 'alert' : 'status';
  const open = () => openToast(message, { type, closeButton, role });
  const shown = distinct ? await distinctToasts.show(`${type}:${message}`, open) : open();
  setTimeout(() => shown.hide(), duration);
}

function openToast(
  message: string,
  { type, closeButton, role }: { type: ToastType; closeButton: boolean; role: 'alert' | 'status' },
): ShownToast {
  const icon = ICONS[type];
  // It stays what it was said in when the page changes its language.
  const id = show(<span lang={document.documentElement.lang}>{message}</span>, {
    type,
    closeButton,
    // The library's own clock is its progress bar's animation, which reduced motion would cut short.
    autoClose: false,
    icon: icon ? () => <Icon name={icon} size={18} /> : false,
    role,
  });
  return { hide: () => show.dismiss(id), gone: untilGone(id) };
}

/** Until it has faded out: the library calls it closed as soon as it begins to. */
function untilGone(id: Id): Promise<void> {
  return new Promise((resolve) => {
    const stop = show.onChange((item) => {
      if (item.id !== id || item.status !== 'removed') return;
      stop();
      resolve();
    });
  });
}

export function ToastHost() {
  // A moment later: the container's own effects must have run.
  useEffect(() => {
    const timer = setTimeout(announceMounted);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ToastContainer
      className={styles.container}
      toastClassName={(context) => `${styles.toast} ${styles[context?.type ?? 'default'] ?? ''}`}
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
