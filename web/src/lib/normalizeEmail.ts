/**
 * Returns an email as it is stored: without surrounding spaces, and with ASCII letters in place of the
 * full-width ones that Japanese keyboards produce.
 */
export const normalizeEmail = (email: string) => email.normalize('NFKC').replaceAll('。', '.').trim();
