import { extensionOf } from '../../../model/extensionOf';
import { safeFileName } from '../../../model/safeFileName';

/**
 * Encodes a file name as RFC 5987 requires. That standard also escapes four characters that encodeURIComponent does
 * not.
 */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns the Content-Disposition header that makes a browser download a file. The name is reduced to a safe form, and
 * its extension comes from the S3 key.
 */
export function attachmentOf(name: string, key: string): string {
  return `attachment; filename*=UTF-8''${encoded(safeFileName(name, extensionOf(key)))}`;
}
