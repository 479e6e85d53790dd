/** The description of an S3 object: everything except its content. */
export interface StoredObject {
  key: string;
  /** Name of the file on disk that has the content of the S3 object. */
  blob: string;
  size: number;
  /**
   * ETag of the S3 object without quotes: the MD5 hash of its content or, after a multipart upload, the hash of the
   * parts' hashes and the number of parts.
   */
  etag: string;
  contentType: string;
  /**
   * HTTP headers that were stored with the object and are sent with each download, such as cache-control and
   * content-disposition.
   */
  headers: Record<string, string>;
  /** User-defined metadata of the S3 object: the headers `x-amz-meta-…` by name, without this prefix. */
  metadata: Record<string, string>;
  /** Time of the last change of the S3 object as ISO 8601 text. */
  lastModified: string;
}

/** Properties that a client sets when it uploads an S3 object. */
export type ObjectProperties = Pick<StoredObject, 'contentType' | 'headers' | 'metadata'>;
