import { publicPathOf } from '../../../../model/publicPathOf';
import { localCopies } from './localCopies';

/**
 * Returns the URL of a picture by its key: a blob URL if it was uploaded in this tab, otherwise its public
 * path. A value that is not a public key is returned as it is. Undefined for null and for an empty text.
 */
export function pictureUrl(picture: string | null | undefined): string | undefined {
  if (!picture) return undefined;
  return localCopies.urlOf(picture) ?? publicPathOf(picture) ?? picture;
}
