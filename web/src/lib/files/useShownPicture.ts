import { useState } from 'react';
import { pictureUrl } from './pictureUrl';

/**
 * Returns the URL of a picture, until the picture turns out not to be available: a talent's pictures have no public URL
 * while the profile is private.
 */
export function useShownPicture(picture: string | null | undefined) {
  const url = pictureUrl(picture);
  const [missing, setMissing] = useState<string>();
  return { url: url === missing ? undefined : url, onError: () => setMissing(url) };
}
