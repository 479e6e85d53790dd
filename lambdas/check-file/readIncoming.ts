import { GetObjectCommand, NoSuchKey, S3ServiceException } from '@aws-sdk/client-s3';
import { bucket } from '../lib/files/bucket';

/** An uploaded file that is still to be checked. */
export interface Incoming {
  content: Buffer;
  /** The content type that the uploading person declared. */
  ContentType?: string;
  Metadata?: Record<string, string>;
}

/**
 * Reads an uploaded file, or only its first bytes. Returns null if it no longer exists.
 * @param most the number of bytes to read; undefined for the whole file
 */
export async function readIncoming(Bucket: string, Key: string, most?: number): Promise<Incoming | null> {
  const Range = most === undefined ? undefined : `bytes=0-${most - 1}`;
  try {
    const { Body, ContentType, Metadata } = await bucket.send(new GetObjectCommand({ Bucket, Key, Range }));
    return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), ContentType, Metadata };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    // S3 answers 403 for a missing object without permission to list.
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403) return null;
    throw error;
  }
}
