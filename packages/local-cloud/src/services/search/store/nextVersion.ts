import { Refusal } from '../Refusal';

export interface WriteOptions {
  /**
   * How OpenSearch compares the version of a write with the stored one: with `external` it must be higher, with
   * `external_gte` it may also be equal.
   */
  versionType?: 'internal' | 'external' | 'external_gte';
  version?: number;
  onlyNew?: boolean;
}

/**
 * Returns the version that a write gives to a document. The version of a deleted document counts too, so that a late
 * event does not restore it.
 * @throws Refusal when the version is too low
 */
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
