/**
 * Error for code that the site no longer has, although the site can be reached: a newer release has replaced
 * the release that this page belongs to.
 */
export class OutdatedPage extends Error {}
