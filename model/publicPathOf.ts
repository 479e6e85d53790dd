/**
 * Returns the path on the site at which an uploaded picture is shown to everybody; null if its S3 key begins
 * with neither `public/` nor `private/`. A picture whose key begins with `private/` is copied to the public
 * area while its record is public. The function does not check whether the picture is public.
 */
export function publicPathOf(key: string): string | null {
  const [area, ...file] = key.split('/');
  return area === 'public' || area === 'private' ? `/public/${file.join('/')}` : null;
}
