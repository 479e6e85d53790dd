/**
 * Decodes the bytes of a file that a spreadsheet in Japan has saved: UTF-8, with or without a byte order mark, or else
 * Shift_JIS. Bytes that are neither become the replacement character.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
