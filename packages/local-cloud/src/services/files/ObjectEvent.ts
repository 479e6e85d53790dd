import type { StoredObject } from './StoredObject';

/** How an object was created, in the terms of S3's events. */
export type Creation = 'Put' | 'Post' | 'CompleteMultipartUpload';

/** Something that happened to an object of a bucket. */
export interface ObjectEvent {
  /** `ObjectCreated:Put`, `ObjectRemoved:Delete` … */
  name: `ObjectCreated:${Creation}` | 'ObjectRemoved:Delete';
  bucket: string;
  object: StoredObject;
}
