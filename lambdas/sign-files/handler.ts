import type { FileRequest } from './FileRequest';
import { linkTo } from './linkTo';
import { uploadOf } from './uploadOf';

/** Signs what lets a browser talk to the bucket itself: one upload, or one download, for a few minutes. */
export async function handler({ sub, upload, link, hasQuota = true }: FileRequest): Promise<unknown> {
  if (upload) return uploadOf(sub, upload, hasQuota);
  return link ? linkTo(link) : null;
}
