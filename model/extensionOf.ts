import { fileExtensions } from './fileExtensions';

/** Extensions of objects that the system creates on request. */
const MADE = ['csv', 'json'];

/** The extension of a file's key, which reflects the checked content; empty for any other key. */
export function extensionOf(key: string): string {
  const last = `${key.split('/').slice(-1)[0]}`.split('.');
  const extension = last.length > 1 ? `${last[last.length - 1]}` : '';
  return [...Object.values(fileExtensions), ...MADE].includes(extension) ? extension : '';
}
