import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { bucket } from '../lib/files/bucket';
import { env } from './needs';

const SECONDS = 900;
const named = (Key: string) => ({ Bucket: env('FILES_BUCKET'), Key });
const METADATA = 'x-amz-meta-filename';

/**
 * Lists the files of the bucket, and signs URLs for downloading and uploading them. The commands `backup` and
 * `restore` transfer the contents with these URLs, because a file may be larger than the event or the
 * response of a Lambda function.
 */
export const files = {
  async list(area: string, from?: string): Promise<{ keys: string[]; next?: string }> {
    const { Contents = [], NextContinuationToken } = await bucket.send(
      new ListObjectsV2Command({
        Bucket: env('FILES_BUCKET'),
        Prefix: `${area}/`,
        ContinuationToken: from,
      }),
    );
    return { keys: Contents.map(({ Key = '' }) => Key), next: NextContinuationToken };
  },

  /** Returns a URL that downloads a file. */
  async signDownload(key: string): Promise<{ url: string }> {
    return { url: await getSignedUrl(bucket, new GetObjectCommand(named(key)), { expiresIn: SECONDS }) };
  },

  /** Returns a URL that stores a file with the given headers, which the request must contain. */
  async signUpload(key: string, headers: Record<string, string>): Promise<{ url: string }> {
    const filename = headers[METADATA];
    const command = new PutObjectCommand({
      ...named(key),
      ContentType: headers['content-type'],
      ContentDisposition: headers['content-disposition'],
      CacheControl: headers['cache-control'],
      ...(filename && { Metadata: { filename } }),
    });
    const unhoistableHeaders = new Set([METADATA]);
    return { url: await getSignedUrl(bucket, command, { expiresIn: SECONDS, unhoistableHeaders }) };
  },
};
