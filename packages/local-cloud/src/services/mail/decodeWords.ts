function decodeQ(text: string): Buffer {
  const bytes = text
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** A header's text with its encoded words (RFC 2047) made readable; white space between two of them is nothing. */
export function decodeWords(header: string): string {
  return header
    .replace(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi, (_word, charset: string, kind: string, text: string) => {
      const bytes = kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : decodeQ(text);
      return new TextDecoder(charset).decode(bytes);
    });
}
