import type { WebFile } from './WebFile';

/** What an origin answered. Names of headers are in lower case. */
export interface OriginResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  file: WebFile;
}
