import { fileExtensions } from './fileExtensions';

/** The extensions of files that Enishi itself creates for download. */
const MADE = ['csv', 'json'];

/**
 * Returns the extension of a file's S3 key, without the dot. Enishi derives it from the checked content of the file.
 * Empty if the key has no known extension.
 */
export function extensionOf(key: string): string {
  const last = `${key.split('/').slice(-1)[0]}`.split('.');
  const extension = last.length > 1 ? `${last[last.length - 1]}` : '';
  return [...Object.values(fileExtensions), ...MADE].includes(extension) ? extension : '';
}
