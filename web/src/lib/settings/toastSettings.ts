/** How toasts are shown: at most five at a time, three seconds each, below the top bar so that its menus can be reached. */
export const toastSettings = {
  maxCount: 5,
  /** In seconds. */
  duration: 3,
  placement: 'topRight',
  top: 72,
  stack: false,
} as const;
