import { localCopies } from './localCopies';

/**
 * Returns the URL of a picture: a key of an upload (`public/…`) is a path of the site. Undefined without a
 * picture.
 */
export function pictureUrl(picture: string | null | undefined): string | undefined {
  if (!picture) return undefined;
  return picture.startsWith('public/') ? (localCopies.urlOf(picture) ?? `/${picture}`) : picture;
}
