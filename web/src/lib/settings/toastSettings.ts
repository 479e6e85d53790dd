/** How toasts are shown: at most five at a time, each for three seconds. */
export const toastSettings = {
  most: 5,
  /** How long a toast is visible, in milliseconds. */
  duration: 3_000,
} as const;
