import { filePurposes } from '../../../../model/filePurposes';
import type { FilePurpose } from '../../generated/schema';

const MEGABYTE = 1_048_576;

/**
 * Returns what may be uploaded for a purpose: the MIME types, in the form of HTML's `accept` attribute, and
 * the maximum size in megabytes.
 */
export function getUploadLimits(purpose: FilePurpose): { accept: string; megabytes: number } {
  const rule = filePurposes[purpose];
  return { accept: rule?.types.join(',') ?? '', megabytes: (rule?.mostBytes ?? 0) / MEGABYTE };
}
