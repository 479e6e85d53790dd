const CODES = ['ENOSPC', 'EDQUOT'];
const EVERY_MS = 60_000;

let toldAt = -EVERY_MS;

/** Reports a full disk at most once a minute and continues. */
export const diskFull = {
  isReason: (error: unknown): boolean =>
    CODES.includes(String((error as NodeJS.ErrnoException | null)?.code)),
  tell(): void {
    if (performance.now() - toldAt < EVERY_MS) return;
    toldAt = performance.now();
    console.error('The disk is full: writes fail until there is room again; what was acknowledged is kept.');
  },
};
