import type { FileRequest } from './FileRequest';
import { signDownload } from './signDownload';
import { signUpload } from './signUpload';

/** Signs what lets a browser talk to the bucket itself: one upload, or one download, for a few minutes. */
export async function handler({ sub, upload, link, hasQuota = true }: FileRequest): Promise<unknown> {
  if (upload) return signUpload(sub, upload, hasQuota);
  return link ? signDownload(link) : null;
}
