import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { extensionOf } from '../../../model/extensionOf';
import { safeFileName } from '../../../model/safeFileName';
import { env } from '../env';
import { bucket } from '../files/bucket';

/** S3's minimum size, in bytes, of each part of a multipart upload except the last one. */
const PART = 5 * 1024 * 1024;

/** A text file that is uploaded to the S3 bucket in parts, so that only one part is in memory at a time. */
export class ExportFile {
  private pieces: string[] = [];
  private size = 0;
  private upload: string | undefined;
  private isComplete = false;
  private readonly parts: CompletedPart[] = [];

  /**
   * Prepares the upload of an export file. It does not upload anything yet.
   * @param key the S3 key, which begins with `exports/<sub>/`
   * @param filename the name under which browsers save the file
   */
  constructor(
    readonly key: string,
    private readonly filename: string,
    private readonly contentType: string,
  ) {}

  async append(text: string): Promise<void> {
    this.pieces.push(text);
    this.size += Buffer.byteLength(text);
    if (this.size >= PART) await this.sendPart();
  }

  /** Completes the upload. Only then does the file exist in the bucket. */
  async finish(): Promise<void> {
    if (!this.upload) {
      await bucket.send(new PutObjectCommand({ ...this.target, ...this.kind, Body: this.take() }));
      this.isComplete = true;
      return;
    }
    if (this.size > 0) await this.sendPart();
    const MultipartUpload = { Parts: this.parts };
    await bucket.send(
      new CompleteMultipartUploadCommand({ ...this.target, UploadId: this.upload, MultipartUpload }),
    );
    this.isComplete = true;
  }

  /** Discards the parts that have been uploaded. If the upload is already complete, deletes the file. */
  async abandon(): Promise<void> {
    if (this.isComplete) await bucket.send(new DeleteObjectCommand(this.target));
    else if (this.upload)
      await bucket.send(new AbortMultipartUploadCommand({ ...this.target, UploadId: this.upload }));
  }

  private async sendPart(): Promise<void> {
    if (!this.upload) {
      const { UploadId } = await bucket.send(
        new CreateMultipartUploadCommand({ ...this.target, ...this.kind }),
      );
      this.upload = UploadId;
    }
    const PartNumber = this.parts.length + 1;
    const { ETag } = await bucket.send(
      new UploadPartCommand({ ...this.target, UploadId: this.upload, PartNumber, Body: this.take() }),
    );
    this.parts.push({ ETag, PartNumber });
  }

  private take(): Buffer {
    const body = Buffer.from(this.pieces.join(''));
    this.pieces = [];
    this.size = 0;
    return body;
  }

  private get target() {
    return { Bucket: env('FILES_BUCKET'), Key: this.key };
  }

  private get kind() {
    const filename = encodeURIComponent(safeFileName(this.filename, extensionOf(this.key)));
    return { ContentType: this.contentType, Metadata: { filename } };
  }
}
