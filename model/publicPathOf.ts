/**
 * Returns the path on the site under which everybody can open an uploaded picture while it is public; null if
 * the key belongs to no picture that can be public. The S3 key of such a picture begins with `public/` or, if
 * the picture is only copied to the public area while its record is public, with `private/`.
 */
export function publicPathOf(key: string): string | null {
  const [area, ...file] = key.split('/');
  return area === 'public' || area === 'private' ? `/public/${file.join('/')}` : null;
}
