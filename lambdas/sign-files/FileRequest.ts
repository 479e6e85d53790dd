/** The request from AppSync, which has authorized it: an upload, or the key of a file to read. */
export interface FileRequest {
  sub: string;
  upload?: { name: string; purpose: string; filename: string; contentType: string; size: number };
  /** False for administrators, who have no quota. */
  hasQuota?: boolean;
  link?: { key: string; filename?: string | null };
}
