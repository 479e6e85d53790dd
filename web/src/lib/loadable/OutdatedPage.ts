/**
 * The error when code cannot be loaded although the site can be reached: the page belongs to an older release
 * than the one that is deployed now.
 */
export class OutdatedPage extends Error {}
