import { decodeWords } from './decodeWords';

export interface ParsedMessage {
  headers: Record<string, string>;
  text: string;
  html: string;
}

function splitHead(raw: string): { headers: Record<string, string>; body: string } {
  const end = /\r?\n\r?\n/.exec(raw);
  const head = end ? raw.slice(0, end.index) : raw;
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = lines.flatMap((line) => {
    const colon = line.indexOf(':');
    return colon < 1 ? [] : [[line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]];
  });
  return {
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: end ? raw.slice(end.index + end[0].length) : '',
  };
}

function decodeBody(body: string, encoding: string | undefined, type: string): string {
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? Buffer.from(
            body
              .replace(/=\r?\n/g, '')
              .replace(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          )
        : Buffer.from(body, 'latin1');
  const charset = /charset="?([^";]+)/i.exec(type)?.[1] ?? 'utf-8';
  return new TextDecoder(charset).decode(bytes);
}

function read(raw: string): ParsedMessage {
  const { headers, body } = splitHead(raw);
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary !== undefined) {
    const parts = body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => read(part.replace(/^\r?\n/, '')));
    const first = (kind: 'text' | 'html') => parts.find((part) => part[kind] !== '')?.[kind] ?? '';
    return { headers, text: first('text'), html: first('html') };
  }
  const content = decodeBody(body, headers['content-transfer-encoding']?.toLowerCase(), type);
  if (/^attachment/i.test(headers['content-disposition'] ?? '')) return { headers, text: '', html: '' };
  if (/^text\/html/i.test(type)) return { headers, text: '', html: content };
  return { headers, text: /^text\/plain/i.test(type) ? content : '', html: '' };
}

/** Headers and the readable parts of a MIME message. */
export function parseMessage(raw: Buffer): ParsedMessage {
  return read(raw.toString('latin1'));
}
