import type { Service } from '../Service';
import type { Files } from '../services/files/createFiles';
import type { Stack } from '../template/Stack';
import { decodePath } from './decodePath';
import type { Origin } from './Distribution';
import { readDistribution } from './readDistribution';

type Source = Pick<Files, 'find'>;

function serve(files: Source, bucket: string, prefix: string, headers: Record<string, string>): Service {
  return {
    handle(request, response) {
      const path = decodePath(request.url);
      const found = files.find(bucket, `${prefix}${path}`.slice(1));
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (!found || (request.method !== 'GET' && request.method !== 'HEAD')) {
        response.writeHead(found ? 405 : 404).end();
        return;
      }
      const { object, content } = found;
      response.writeHead(200, {
        ...object.headers,
        'content-type': object.contentType,
        'content-length': object.size,
        etag: `"${object.etag}"`,
      });
      response.end(request.method === 'HEAD' ? undefined : content);
    },
    stop: () => Promise.resolve(),
  };
}

const bucketOf = (origins: readonly Origin[]) =>
  origins.flatMap((origin) => (origin.kind === 'bucket' ? [origin.bucket] : []))[0];

/**
 * Creates the services for those paths of the CloudFront distribution, such as `/public`, whose origin is
 * another S3 bucket than that of the web app. Each service is returned with the path prefix at which it must
 * be mounted.
 */
export function createFileSites(stack: Stack, files: Source): { prefix: string; service: Service }[] {
  const distribution = readDistribution(stack);
  const website = bucketOf(distribution.default.origins);
  return distribution.others.flatMap(({ prefix, origins, headers }) => {
    const bucket = bucketOf(origins);
    // What a function answers is part of the website.
    if (bucket === undefined || bucket === website) return [];
    return [{ prefix, service: serve(files, bucket, prefix, headers) }];
  });
}
