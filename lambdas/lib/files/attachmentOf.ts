import { extensionOf } from '../../../model/extensionOf';
import { safeFileName } from '../../../model/safeFileName';

/**
 * Percent-encodes a file name as RFC 5987 requires, including the characters `'()*`, which encodeURIComponent
 * leaves as they are.
 */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns the value of a Content-Disposition header that makes a browser save a file under this name. The
 * name is reduced to a safe form, and its extension is that of the S3 key.
 */
export function attachmentOf(name: string, key: string): string {
  return `attachment; filename*=UTF-8''${encoded(safeFileName(name.normalize('NFC'), extensionOf(key)))}`;
}
