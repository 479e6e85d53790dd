import type { FilePurpose } from '../../model/filePurposes';

interface Place {
  Bucket: string;
  /** The S3 key of the upload, below `incoming`. */
  Key: string;
  /** The S3 key that the file gets. */
  checked: string;
}

/** The declared and the detected content type of a file that failed its check. */
interface Refused {
  claimed?: string;
  type: string | null;
}

/**
 * Checks an uploaded file by the rule of its purpose, and stores it under its final S3 key. Resolves to
 * `missing` if the file no longer exists, and to its content types if it fails the check.
 */
export type StoreFile = (rule: FilePurpose, place: Place) => Promise<'stored' | 'missing' | Refused>;
