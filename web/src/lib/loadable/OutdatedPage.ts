/**
 * The error for code that the site no longer has although it can be reached: the page belongs to an older
 * release than the one that is deployed now.
 */
export class OutdatedPage extends Error {}
