import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../storage/replaceFile';
import type { Creation, ObjectEvent } from './ObjectEvent';
import type { ObjectProperties, StoredObject } from './StoredObject';

/**
 * An S3 bucket whose objects are stored in a folder. Each object has two files: its content, under a random
 * name, and its description (`StoredObject`), under the hash of its key. The description is written last, so
 * that after a crash the object is either the old or the new one.
 */
export class Bucket {
  private readonly objects = new Map<string, StoredObject>();

  constructor(
    readonly name: string,
    private readonly folder: string,
    private readonly tell: (event: ObjectEvent) => void,
  ) {
    mkdirSync(join(folder, 'blobs'), { recursive: true });
    mkdirSync(join(folder, 'objects'), { recursive: true });
    for (const file of readdirSync(join(folder, 'objects'))) {
      if (!file.endsWith('.json')) continue;
      const object = JSON.parse(readFileSync(join(folder, 'objects', file), 'utf8')) as StoredObject;
      this.objects.set(object.key, object);
    }
    const used = new Set([...this.objects.values()].map(({ blob }) => blob));
    for (const blob of readdirSync(join(folder, 'blobs'))) if (!used.has(blob)) this.removeBlob(blob);
  }

  /**
   * Stores an S3 object and sends the event `ObjectCreated`.
   * @param etag the ETag, for a multipart upload; by default the MD5 hash of the content
   */
  put(
    creation: Creation,
    key: string,
    content: Buffer,
    properties: ObjectProperties,
    etag?: string,
  ): StoredObject {
    const object: StoredObject = {
      ...properties,
      key,
      blob: randomUUID(),
      size: content.length,
      etag: etag ?? createHash('md5').update(content).digest('hex'),
      lastModified: new Date().toISOString(),
    };
    const before = this.objects.get(key);
    writeFileSync(join(this.folder, 'blobs', object.blob), content);
    replaceFile(this.descriptionOf(key), JSON.stringify(object));
    this.objects.set(key, object);
    if (before) this.removeBlob(before.blob);
    this.tell({ name: `ObjectCreated:${creation}`, bucket: this.name, object });
    return object;
  }

  get(key: string): StoredObject | null {
    return this.objects.get(key) ?? null;
  }

  content({ blob }: StoredObject): Buffer {
    return readFileSync(join(this.folder, 'blobs', blob));
  }

  delete(key: string): void {
    const object = this.objects.get(key);
    if (!object) return;
    rmSync(this.descriptionOf(key), { force: true });
    this.objects.delete(key);
    this.removeBlob(object.blob);
    this.tell({ name: 'ObjectRemoved:Delete', bucket: this.name, object });
  }

  /** Returns the objects of the bucket in the order of S3: by the bytes of their keys. */
  list(): StoredObject[] {
    return [...this.objects.values()].sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
  }

  private descriptionOf(key: string): string {
    return join(this.folder, 'objects', `${createHash('sha256').update(key).digest('hex')}.json`);
  }

  private removeBlob(blob: string): void {
    rmSync(join(this.folder, 'blobs', blob), { force: true });
  }
}
