import { createHash } from 'node:crypto';
import type { StoredFile } from './Transfer';

/**
 * The line that describes one file in a backup. `checksum` is the SHA-256 of the file's content; the backup
 * stores the content under this checksum as its file name.
 */
export interface FileLine {
  key: string;
  checksum: string;
  headers: Record<string, string>;
}

/** Describes a file of the bucket by its key, its stored headers and the checksum of its content. */
export const describeFile = (key: string, { content, headers }: StoredFile): FileLine => ({
  key,
  checksum: createHash('sha256').update(content).digest('hex'),
  headers,
});
