/**
 * The payload with which AppSync invokes the function sign-files: either a file that the caller (`sub`) wants
 * to upload, or the key of a file that the caller wants to download. The resolver has already authorized the
 * caller.
 */
export interface FileRequest {
  sub: string;
  /** `owner` is the sub of the person below whose prefix the file will lie. */
  upload?: {
    name: string;
    purpose: string;
    filename: string;
    contentType: string;
    size: number;
    owner: string;
  };
  /**
   * Whether the caller's files are limited in number and total size. True for everybody except
   * administrators.
   */
  hasQuota?: boolean;
  link?: { key: string; filename?: string | null };
}
