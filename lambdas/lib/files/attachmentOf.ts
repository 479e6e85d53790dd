import { extensionOf } from '../../../model/extensionOf';
import { safeFileName } from '../../../model/safeFileName';

/** RFC 5987 excludes four characters that encodeURIComponent leaves unescaped. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The Content-Disposition header that makes a browser save the file under a safe form of its name; the key
 * determines the type.
 */
export function attachmentOf(name: string, key: string): string {
  return `attachment; filename*=UTF-8''${encoded(safeFileName(name, extensionOf(key)))}`;
}
