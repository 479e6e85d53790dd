import { answerXml } from './answerXml';
import type { FileAction } from './FileCall';
import { propertiesOf } from './propertiesOf';

/**
 * The S3 actions for multipart uploads: CreateMultipartUpload, UploadPart, CompleteMultipartUpload and
 * AbortMultipartUpload.
 */
export const multipartActions = {
  create({ request, response, bucket, key, uploads, demand }) {
    demand('s3:PutObject', bucket.name, key);
    const UploadId = uploads.begin(bucket.name, key, propertiesOf(request.headers));
    answerXml(response, 'InitiateMultipartUploadResult', { Bucket: bucket.name, Key: key, UploadId });
  },
  uploadPart({ response, bucket, key, query, body, uploads, demand }) {
    demand('s3:PutObject', bucket.name, key);
    const id = query.get('uploadId') ?? '';
    const etag = uploads.addPart(id, bucket.name, key, Number(query.get('partNumber')), body);
    response.writeHead(200, { etag: `"${etag}"` }).end();
  },
  complete({ response, bucket, key, query, body, uploads, demand }) {
    demand('s3:PutObject', bucket.name, key);
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
      Number(number),
    );
    const { content, etag, properties } = uploads.complete(
      query.get('uploadId') ?? '',
      bucket.name,
      key,
      numbers.sort((a, b) => a - b),
    );
    bucket.put('CompleteMultipartUpload', key, content, properties, etag);
    answerXml(response, 'CompleteMultipartUploadResult', {
      Bucket: bucket.name,
      Key: key,
      ETag: `"${etag}"`,
    });
  },
  abort({ response, bucket, key, query, uploads, demand }) {
    demand('s3:AbortMultipartUpload', bucket.name, key);
    uploads.abort(query.get('uploadId') ?? '', bucket.name, key);
    response.writeHead(204).end();
  },
} satisfies Record<string, FileAction>;
