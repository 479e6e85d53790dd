/** How toasts are shown: at most five at a time, each for three seconds. */
export const toastSettings = {
  most: 5,
  /** In milliseconds. */
  duration: 3_000,
} as const;
