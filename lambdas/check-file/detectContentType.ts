import { detectOfficeType } from './detectOfficeType';

const startsWith = (content: Buffer, bytes: readonly number[]) =>
  bytes.every((byte, at) => content[at] === byte);
const text = (content: Buffer, from: number, to: number) => content.toString('latin1', from, to);

/**
 * Detects the content type of a file from its content. Returns null if it is none of the types that Enishi
 * accepts. The signatures are from ITU T.81 (JPEG), the W3C's PNG specification, the WebP container
 * specification and ISO 32000 (PDF).
 */
export function detectContentType(content: Buffer): string | null {
  if (startsWith(content, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (text(content, 0, 4) === 'RIFF' && text(content, 8, 12) === 'WEBP') return 'image/webp';
  const isPdf = text(content, 0, 5) === '%PDF-' && text(content.subarray(-1024), 0, 1024).includes('%%EOF');
  return isPdf ? 'application/pdf' : detectOfficeType(content);
}
