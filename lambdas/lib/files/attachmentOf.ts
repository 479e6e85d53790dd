import { extensionOf } from '../../../model/extensionOf';
import { safeFileName } from '../../../model/safeFileName';

/** RFC 5987 leaves out four characters that encodeURIComponent keeps. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The header that has a browser save a file, under its own name as far as that is safe; the key tells what it holds. */
export function attachmentOf(name: string, key: string): string {
  return `attachment; filename*=UTF-8''${encoded(safeFileName(name, extensionOf(key)))}`;
}
