import { answerXml } from './answerXml';
import type { FileAction } from './FileCall';

/** Performs S3's ListObjectsV2, with prefix, delimiter and pagination. */
export const listObjects: FileAction = ({ response, bucket, query, demand }) => {
  demand('s3:ListBucket', bucket.name);
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const token = query.get('continuation-token');
  const after = token ? Buffer.from(token, 'base64').toString() : (query.get('start-after') ?? '');

  const contents = [];
  const prefixes = new Set<string>();
  let last: string | null = null;
  let isTruncated = false;
  for (const object of bucket.list()) {
    const { key } = object;
    if (
      !key.startsWith(prefix) ||
      (after !== '' && Buffer.compare(Buffer.from(key), Buffer.from(after)) <= 0)
    )
      continue;
    const cut = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const common = cut < 0 ? null : key.slice(0, cut + delimiter.length);
    const isNew = common === null || !prefixes.has(common);
    if (isNew && contents.length + prefixes.size === most) {
      isTruncated = true;
      break;
    }
    if (common !== null) prefixes.add(common);
    else {
      contents.push({
        Key: key,
        LastModified: object.lastModified,
        ETag: `"${object.etag}"`,
        Size: object.size,
        StorageClass: 'STANDARD',
      });
    }
    last = key;
  }
  answerXml(response, 'ListBucketResult', {
    Name: bucket.name,
    Prefix: prefix,
    Delimiter: delimiter || undefined,
    MaxKeys: most,
    KeyCount: contents.length + prefixes.size,
    IsTruncated: isTruncated,
    NextContinuationToken: isTruncated && last !== null ? Buffer.from(last).toString('base64') : undefined,
    Contents: contents,
    CommonPrefixes: [...prefixes].map((Prefix) => ({ Prefix })),
  });
};
