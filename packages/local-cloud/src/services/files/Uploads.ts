import { createHash, randomUUID } from 'node:crypto';
import { FileError } from './FileError';
import type { ObjectProperties } from './StoredObject';

interface Upload {
  bucket: string;
  key: string;
  properties: ObjectProperties;
  parts: Map<number, { content: Buffer; etag: string }>;
}

/** S3 multipart uploads in progress. They are in memory only and are lost when the process ends. */
export class Uploads {
  private readonly uploads = new Map<string, Upload>();

  begin(bucket: string, key: string, properties: ObjectProperties): string {
    const id = randomUUID();
    this.uploads.set(id, { bucket, key, properties, parts: new Map() });
    return id;
  }

  /**
   * Stores one part of an S3 multipart upload. If the upload already has a part with this number, the new
   * part replaces it.
   * @returns the ETag of the part
   * @throws FileError NoSuchUpload
   */
  addPart(id: string, bucket: string, key: string, number: number, content: Buffer): string {
    const etag = createHash('md5').update(content).digest('hex');
    this.find(id, bucket, key).parts.set(number, { content, etag });
    return etag;
  }

  /**
   * Ends a multipart upload and joins the parts with the given numbers, in the given order. Returns the
   * content, the ETag and the properties of the new object.
   * @throws FileError NoSuchUpload, or InvalidPart when a part is missing
   */
  complete(id: string, bucket: string, key: string, numbers: number[]) {
    const { parts, properties } = this.find(id, bucket, key);
    const joined = numbers.map((number) => {
      const part = parts.get(number);
      if (!part) throw new FileError(400, 'InvalidPart', `Part ${number} was not uploaded.`);
      return part;
    });
    this.uploads.delete(id);
    const etags = createHash('md5');
    for (const { etag } of joined) etags.update(Buffer.from(etag, 'hex'));
    return {
      content: Buffer.concat(joined.map(({ content }) => content)),
      etag: `${etags.digest('hex')}-${joined.length}`,
      properties,
    };
  }

  abort(id: string, bucket: string, key: string): void {
    this.find(id, bucket, key);
    this.uploads.delete(id);
  }

  private find(id: string, bucket: string, key: string): Upload {
    const upload = this.uploads.get(id);
    if (upload?.bucket === bucket && upload.key === key) return upload;
    throw new FileError(404, 'NoSuchUpload', 'The specified multipart upload does not exist.');
  }
}
