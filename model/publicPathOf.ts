/**
 * Returns the path on the site at which everybody can open an uploaded picture while it is public, by the picture's S3
 * key: `public/…`, or `private/…` for a picture whose public copy follows its record. Null for anything else.
 */
export function publicPathOf(key: string): string | null {
  const [area, ...file] = key.split('/');
  return area === 'public' || area === 'private' ? `/public/${file.join('/')}` : null;
}
