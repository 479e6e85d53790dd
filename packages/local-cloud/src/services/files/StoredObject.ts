/** What is known of a stored object beside its bytes. */
export interface StoredObject {
  key: string;
  /** Name of the file that holds the bytes. */
  blob: string;
  size: number;
  /** Hexadecimal MD5, without quotes; of several parts as S3 makes it. */
  etag: string;
  contentType: string;
  /** Headers that were stored with it and come back with it: cache-control, content-disposition … */
  headers: Record<string, string>;
  /** `x-amz-meta-…` without the prefix. */
  metadata: Record<string, string>;
  /** ISO 8601 */
  lastModified: string;
}

/** The properties that a client stores with an object. */
export type ObjectProperties = Pick<StoredObject, 'contentType' | 'headers' | 'metadata'>;
