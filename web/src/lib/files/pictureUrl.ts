import { publicPathOf } from '../../../../model/publicPathOf';
import { localCopies } from './localCopies';

/**
 * Returns the URL of a picture by its key: the copy on this device if it was uploaded in this tab, otherwise
 * its public path. A value that is not a key is returned as it is. Undefined for null.
 */
export function pictureUrl(picture: string | null | undefined): string | undefined {
  if (!picture) return undefined;
  return localCopies.urlOf(picture) ?? publicPathOf(picture) ?? picture;
}
