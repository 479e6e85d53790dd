import { useState } from 'react';
import { pictureUrl } from './pictureUrl';

/**
 * Returns the URL of a picture, and `onError` for its img element. After an error the URL is undefined, so
 * that the caller can show something else. A picture has no URL until it was checked, and its URL changes when
 * the public may no longer see it.
 */
export function useShownPicture(picture: string | null | undefined) {
  const url = pictureUrl(picture);
  const [missing, setMissing] = useState<string>();
  return { url: url === missing ? undefined : url, onError: () => setMissing(url) };
}
