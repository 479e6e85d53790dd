/**
 * The name of the cookie with the language that somebody has chosen on a device. The web app writes it, so that the edge
 * can keep each public page in that language.
 */
export const languageCookie = 'language';
