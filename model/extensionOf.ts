import { fileExtensions } from './fileExtensions';

/** What else lies in the bucket: files that people ask for. */
const MADE = ['csv', 'json'];

/** The extension of a file's key, which says what the content was found to be; empty for a key of another kind. */
export function extensionOf(key: string): string {
  const last = `${key.split('/').slice(-1)[0]}`.split('.');
  const extension = last.length > 1 ? `${last[last.length - 1]}` : '';
  return [...Object.values(fileExtensions), ...MADE].includes(extension) ? extension : '';
}
