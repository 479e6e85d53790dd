/** The S3 key of an asset's location: `{ S3Bucket, S3Key }`, `{ Bucket, Key }`, `s3://…` or an S3 URL. */
export function readAssetKey(location: unknown): string {
  if (typeof location === 'string') {
    return location.replace(/^s3:\/\/[^/]+\//, '').replace(/^https:\/\/[^/]+\/(?:[^/]+\/)?/, '');
  }
  const { S3Key, Key } = (location ?? {}) as { S3Key?: unknown; Key?: unknown };
  const key = S3Key ?? Key;
  if (typeof key !== 'string') throw new Error(`${JSON.stringify(location)} is no location of an asset`);
  return key;
}
