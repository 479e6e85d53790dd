import { fileExtensions } from './fileExtensions';

/** The extensions of files that Enishi itself creates for download. */
const MADE = ['csv', 'json'];

/**
 * Returns the extension (without the dot) in a file's S3 key; empty if the key has no known extension. The
 * function that checks uploads derives the extension from the file's content, not from the name that the user
 * chose.
 */
export function extensionOf(key: string): string {
  const last = `${key.split('/').slice(-1)[0]}`.split('.');
  const extension = last.length > 1 ? `${last[last.length - 1]}` : '';
  return [...Object.values(fileExtensions), ...MADE].includes(extension) ? extension : '';
}
