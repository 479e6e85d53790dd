/** The site can be reached but does not have this code any more: a newer release has replaced the one of this page. */
export class OutdatedPage extends Error {}
