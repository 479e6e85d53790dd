/**
 * The payload with which AppSync invokes the function sign-files: either an upload that the caller requests,
 * or the key of a file that the caller may read. The resolver has already authorized the caller. `sub` is the
 * caller who uploads.
 */
export interface FileRequest {
  sub: string;
  upload?: { name: string; purpose: string; filename: string; contentType: string; size: number };
  /**
   * Whether the number and the total size of the caller's files are limited. They are, except for
   * administrators.
   */
  hasQuota?: boolean;
  link?: { key: string; filename?: string | null };
}
