import type { FileRequest } from './FileRequest';
import { signDownload } from './signDownload';
import { signUpload } from './signUpload';

/**
 * Signs either one upload to the files bucket or one download from it. The signature is valid for five
 * minutes.
 */
export async function handler({ sub, upload, link, hasQuota = true }: FileRequest): Promise<unknown> {
  if (upload) return signUpload(sub, upload, hasQuota);
  return link ? signDownload(link) : null;
}
