const CODES = ['ENOSPC', 'EDQUOT'];
const EVERY_MS = 60_000;

let reportedAt = -EVERY_MS;

/** Recognises errors of a full disk, and prints a message about it at most once a minute. */
export const diskFull = {
  isReason: (error: unknown): boolean =>
    CODES.includes(String((error as NodeJS.ErrnoException | null)?.code)),
  tell(): void {
    if (performance.now() - reportedAt < EVERY_MS) return;
    reportedAt = performance.now();
    console.error('The disk is full: writes fail until there is room again; what was acknowledged is kept.');
  },
};
