/** How toasts are shown: `most` is the maximum number at a time. */
export const toastSettings = {
  most: 5,
  /** How long a toast is visible, in milliseconds. */
  duration: 3_000,
} as const;
