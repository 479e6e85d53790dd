import { publicPathOf } from '../../model/publicPathOf';

/**
 * Returns the absolute URL of a picture.
 * @param picture the S3 key of a public upload, a path of the site, or a URL
 * @param site origin of the site
 */
export function pictureUrlOf(picture: string, site: string): string {
  const path = publicPathOf(picture) ?? picture;
  return path.startsWith('/') ? `${site}${path}` : path;
}
