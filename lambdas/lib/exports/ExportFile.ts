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

/** S3's minimum size of every part but the last. */
const PART = 5 * 1024 * 1024;

/** A text file in the bucket that is uploaded in parts; holds one part in memory at a time. */
export class ExportFile {
  private pieces: string[] = [];
  private size = 0;
  private upload: string | undefined;
  private isComplete = false;
  private readonly parts: CompletedPart[] = [];

  /**
   * @param key below `exports/<sub>/`
   * @param filename the name for browsers
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

  /** Completes the upload; the file does not exist before. */
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

  /** Discards what was uploaded so far, and deletes the file if it is already complete. */
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
