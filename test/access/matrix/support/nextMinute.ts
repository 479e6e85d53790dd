/** Waits until the next clock minute begins, when the limits of calls per minute start again. */
export const nextMinute = () =>
  new Promise<void>((resolve) => setTimeout(resolve, 60_000 - (Date.now() % 60_000)));
