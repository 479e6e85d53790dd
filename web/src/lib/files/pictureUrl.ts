import { publicPathOf } from '../../../../model/publicPathOf';
import { localCopies } from './localCopies';

/**
 * Returns the URL of a picture: pictures that were uploaded in this tab are shown from the device, others by their
 * public path. Undefined without a picture.
 */
export function pictureUrl(picture: string | null | undefined): string | undefined {
  if (!picture) return undefined;
  return localCopies.urlOf(picture) ?? publicPathOf(picture) ?? picture;
}
