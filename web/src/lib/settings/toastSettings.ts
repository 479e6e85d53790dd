/**
 * How toasts are shown: at most five at a time, for three seconds each, below the top bar so that they do not
 * cover its menus.
 */
export const toastSettings = {
  maxCount: 5,
  /** How long a toast stays, in seconds. */
  duration: 3,
  placement: 'topRight',
  top: 72,
  stack: false,
} as const;
