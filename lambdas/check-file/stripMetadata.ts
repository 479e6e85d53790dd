import { stripJpegMetadata } from './stripJpegMetadata';
import { stripPngMetadata } from './stripPngMetadata';
import { stripWebpMetadata } from './stripWebpMetadata';

const pictures: Readonly<Record<string, (content: Buffer) => Buffer | null>> = {
  'image/jpeg': stripJpegMetadata,
  'image/png': stripPngMetadata,
  'image/webp': stripWebpMetadata,
};

/** How a Buffer refuses to be read where a wrong length points. */
const BEHIND_THE_END = ['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'];

/**
 * A picture without place, time, camera, thumbnail and comments, and without anything behind its end; other files
 * as they are. Null when it is built wrongly: what cannot be read through cannot be cleaned.
 */
export function stripMetadata(type: string, content: Buffer): Buffer | null {
  try {
    return (pictures[type] ?? ((same: Buffer) => same))(content);
  } catch (error) {
    if (BEHIND_THE_END.includes(`${(error as NodeJS.ErrnoException).code}`)) return null;
    throw error;
  }
}
