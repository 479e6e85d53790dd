import type { StoredObject } from './StoredObject';

/** How an S3 object was created, named as in S3's event notifications. */
export type Creation = 'Put' | 'Post' | 'Copy' | 'CompleteMultipartUpload';

/** An event of an S3 bucket: an object was created or deleted. */
export interface ObjectEvent {
  /** Name of an S3 event without the prefix `s3:`, such as `ObjectCreated:Put`. */
  name: `ObjectCreated:${Creation}` | 'ObjectRemoved:Delete';
  bucket: string;
  object: StoredObject;
}
