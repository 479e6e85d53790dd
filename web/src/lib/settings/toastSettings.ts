/** Settings of toasts. `most` is the maximum number of toasts that are visible at a time. */
export const toastSettings = {
  most: 5,
  /** How long a toast is visible, in milliseconds. */
  duration: 3_000,
} as const;
