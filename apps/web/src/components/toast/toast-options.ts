export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default';

export interface ToastOptions {
  type?: ToastType;
  /** An identical toast still on the screen is hidden first. */
  distinct?: boolean;
  closeButton?: boolean;
  duration?: number;
  /** The page says the same where it matters and has announced it: a screen reader is not interrupted twice. */
  isAnnounced?: boolean;
}
