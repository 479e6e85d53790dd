import { Refusal } from '../Refusal';

export interface WriteOptions {
  /**
   * How OpenSearch compares the version of a write with the stored version: with `external` it must be
   * higher, with `external_gte` higher or equal. With `internal`, the default, a write must not have a
   * version.
   */
  versionType?: 'internal' | 'external' | 'external_gte';
  version?: number;
  onlyNew?: boolean;
}

/**
 * Returns the version that a write gives to a document. A deleted document keeps its version, so that a late
 * event with an older version does not restore it.
 * @param current version of the stored or deleted document; undefined if there was none
 * @throws Refusal when the version is too low, or does not fit the version type
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
