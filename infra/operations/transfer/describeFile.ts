import { createHash } from 'node:crypto';
import type { StoredFile } from './Transfer';

/** A line about a file in a backup. `checksum` is the SHA-256 of the content, and the name of the file with it. */
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
