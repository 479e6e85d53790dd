/** What AppSync hands over, checked there: an upload of the caller's, or a key that the caller may read. */
export interface FileRequest {
  sub: string;
  upload?: { name: string; purpose: string; filename: string; contentType: string; size: number };
  /** False for administrators, who have no quota. */
  hasQuota?: boolean;
  link?: { key: string; filename?: string | null };
}
