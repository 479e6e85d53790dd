/**
 * Returns the URL of a picture.
 * @param picture key of an upload (`public/…`), path of the site, or URL
 * @param site origin of the site
 */
export function pictureUrlOf(picture: string, site: string): string {
  if (picture.startsWith('public/')) return `${site}/${picture}`;
  return picture.startsWith('/') ? `${site}${picture}` : picture;
}
