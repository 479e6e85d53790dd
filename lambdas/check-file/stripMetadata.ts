import { stripJpegMetadata } from './stripJpegMetadata';
import { stripPngMetadata } from './stripPngMetadata';
import { stripWebpMetadata } from './stripWebpMetadata';

const pictures: Readonly<Record<string, (content: Buffer) => Buffer | null>> = {
  'image/jpeg': stripJpegMetadata,
  'image/png': stripPngMetadata,
  'image/webp': stripWebpMetadata,
};

/** The errors of a Buffer that is read beyond its end. */
const BEHIND_THE_END = ['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'];

/**
 * Removes place, time, camera, thumbnail, comments and trailing data from a picture; returns other files unchanged.
 * Null for a malformed picture, which cannot be cleaned.
 */
export function stripMetadata(type: string, content: Buffer): Buffer | null {
  try {
    return (pictures[type] ?? ((same: Buffer) => same))(content);
  } catch (error) {
    if (BEHIND_THE_END.includes(`${(error as NodeJS.ErrnoException).code}`)) return null;
    throw error;
  }
}
