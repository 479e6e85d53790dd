import type { WebFile } from './WebFile';

/** Response of an origin of the CloudFront distribution. Names of headers are in lower case. */
export interface OriginResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  file: WebFile;
}
