import type { StoredRow } from '../../generated/types';
import type { Change } from '../../lib/write/auditEntry';

/**
 * The fields of a job or a benefit that follow from other fields. They are computed again when a change is
 * taken back.
 */
const DERIVED = [
  ...['organization', 'organizationName', 'job', 'baseLocation'],
  ...['publishedAt', 'closedAt', 'reviewRequestedAt', 'reviewNote'],
];

/** The fields with lists of tags, which a job or a benefit stores with their names. */
const TAGS = ['requiredSkillTags', 'welcomeSkillTags', 'tags'];

const ownChanges = (changes: readonly Change[]) => changes.filter(({ field }) => !DERIVED.includes(field));

/** Returns the values that an edit has stored, without the fields that follow from other fields. */
export function editedValues(changes: readonly Change[]): StoredRow {
  const values: StoredRow = {};
  ownChanges(changes).forEach(({ field, after }) => {
    values[field] = JSON.parse(after) as unknown;
  });
  return values;
}

/**
 * Returns the values that a record had before an edit, in the form of an input: a tag is only its id, and
 * the fields that follow from other fields are left out.
 */
export function formerValues(changes: readonly Change[]): StoredRow {
  const values: StoredRow = {};
  ownChanges(changes).forEach(({ field, before }) => {
    const value: unknown = JSON.parse(before);
    values[field] = TAGS.includes(field) ? ((value ?? []) as StoredRow[]).map(({ id }) => id) : value;
  });
  return values;
}
