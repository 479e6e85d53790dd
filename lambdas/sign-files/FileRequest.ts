/**
 * The payload with which AppSync invokes sign-files: an upload that the caller requests, or the key of a file that the
 * caller may read. The resolver has authorized it.
 */
export interface FileRequest {
  sub: string;
  upload?: { name: string; purpose: string; filename: string; contentType: string; size: number };
  /**
   * Whether the number and the total size of the caller's files are limited. They are not limited for
   * administrators.
   */
  hasQuota?: boolean;
  link?: { key: string; filename?: string | null };
}
