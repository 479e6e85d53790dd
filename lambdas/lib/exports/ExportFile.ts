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

/** S3's least size of a part that is not the last. */
const PART = 5 * 1024 * 1024;

/** A text file in the bucket that is written piece by piece: however long it gets, one part of it is in memory. */
export class ExportFile {
  private pieces: string[] = [];
  private size = 0;
  private upload: string | undefined;
  private isWhole = false;
  private readonly parts: CompletedPart[] = [];

  /**
   * @param key where it lies, below `exports/<sub>/`
   * @param filename what a browser saves it as
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

  /** Makes the file whole; before that there is none. */
  async finish(): Promise<void> {
    if (!this.upload) {
      await bucket.send(new PutObjectCommand({ ...this.target, ...this.kind, Body: this.take() }));
      this.isWhole = true;
      return;
    }
    if (this.size > 0) await this.sendPart();
    const MultipartUpload = { Parts: this.parts };
    await bucket.send(
      new CompleteMultipartUploadCommand({ ...this.target, UploadId: this.upload, MultipartUpload }),
    );
    this.isWhole = true;
  }

  /** Discards what was uploaded so far, and deletes the file if it is already complete. */
  async abandon(): Promise<void> {
    if (this.isWhole) await bucket.send(new DeleteObjectCommand(this.target));
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
