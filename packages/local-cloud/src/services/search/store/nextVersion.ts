import { Refusal } from '../Refusal';

export interface WriteOptions {
  /** With `external` the caller's version must be higher than the stored one, with `external_gte` as high. */
  versionType?: 'internal' | 'external' | 'external_gte';
  version?: number;
  onlyNew?: boolean;
}

/** The version that a write gets. A tombstone's version counts too: a late event brings nothing back. */
export function nextVersion(
  id: string,
  current: number | undefined,
  { versionType, version }: WriteOptions,
): number {
  if (versionType === undefined || versionType === 'internal') {
    if (version !== undefined) throw internalVersion();
    return (current ?? 0) + 1;
  }
  if (version === undefined) throw new Refusal(400, 'action_request_validation_exception', NO_VERSION);
  const isOld =
    versionType === 'external' ? current !== undefined && current >= version : (current ?? -1) > version;
  if (!isOld) return version;
  const order = versionType === 'external' ? 'higher or equal to' : 'higher than';
  const reason = `[${id}]: version conflict, current version [${current}] is ${order} the one provided [${version}]`;
  throw new Refusal(409, 'version_conflict_engine_exception', reason);
}

const NO_VERSION = 'Validation Failed: 1: illegal version value [-3] for version type [EXTERNAL];';

const internalVersion = (): Refusal =>
  new Refusal(
    400,
    'action_request_validation_exception',
    'Validation Failed: 1: internal versioning can not be used for optimistic concurrency control. Please use `if_seq_no` and `if_primary_term` instead;',
  );
