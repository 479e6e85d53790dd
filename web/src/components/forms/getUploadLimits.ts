import { filePurposes } from '../../../../model/filePurposes';
import type { FilePurpose } from '../../generated/schema';

const MEGABYTE = 1_048_576;

/** Returns what an upload for a purpose accepts: the MIME types as in HTML's `accept`, and the maximum size. */
export function getUploadLimits(purpose: FilePurpose): { accept: string; megabytes: number } {
  const rule = filePurposes[purpose];
  return { accept: rule?.types.join(',') ?? '', megabytes: (rule?.mostBytes ?? 0) / MEGABYTE };
}
