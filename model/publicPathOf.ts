/**
 * Returns the path on the site under which everybody can open an uploaded picture while it is public. The
 * picture's S3 key begins with `public/` or, for a picture that is copied to the public area while its record
 * is public, with `private/`. Null for any other key.
 */
export function publicPathOf(key: string): string | null {
  const [area, ...file] = key.split('/');
  return area === 'public' || area === 'private' ? `/public/${file.join('/')}` : null;
}
