import { publicPathOf } from '../../model/publicPathOf';

/**
 * Returns the URL of a picture.
 * @param picture key of an upload that is public, path of the site, or URL
 * @param site origin of the site
 */
export function pictureUrlOf(picture: string, site: string): string {
  const path = publicPathOf(picture) ?? picture;
  return path.startsWith('/') ? `${site}${path}` : path;
}
