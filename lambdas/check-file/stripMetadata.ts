import { stripJpegMetadata } from './stripJpegMetadata';
import { stripPngMetadata } from './stripPngMetadata';
import { stripWebpMetadata } from './stripWebpMetadata';

const pictures: Readonly<Record<string, (content: Buffer) => Buffer | null>> = {
  'image/jpeg': stripJpegMetadata,
  'image/png': stripPngMetadata,
  'image/webp': stripWebpMetadata,
};

/** The codes of the errors that Node.js throws when code reads beyond the end of a Buffer. */
const BEHIND_THE_END = ['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'];

/**
 * Removes metadata (place, time, camera, thumbnail, comments) from a picture, except its orientation,
 * and all data after the picture's end. Other files are returned unchanged. Returns null for a malformed
 * picture.
 */
export function stripMetadata(type: string, content: Buffer): Buffer | null {
  try {
    return (pictures[type] ?? ((same: Buffer) => same))(content);
  } catch (error) {
    if (BEHIND_THE_END.includes(`${(error as NodeJS.ErrnoException).code}`)) return null;
    throw error;
  }
}
