import type { AttributeSchema } from '../configuration/attributes/AttributeSchema';
import type { IdentityRecord } from '../identity-pool/IdentityRecord';
import type { SessionRecord } from '../tokens/SessionRecord';
import type { UserRecord } from '../users/UserRecord';

/**
 * Types of the records that the Cognito emulation stores, by collection. `secrets` contains the key that
 * signs tokens and the secret from which credentials are derived; `attributes` contains the attributes that
 * AddCustomAttributes has added.
 */
export interface Collections {
  secrets: string;
  attributes: AttributeSchema;
  users: UserRecord;
  sessions: SessionRecord;
  identities: IdentityRecord;
}

/**
 * One change of the stored Cognito records: collection, key and the new record. Null in place of a record
 * deletes the record.
 */
export type Change = { [C in keyof Collections]: [C, string, Collections[C] | null] }[keyof Collections];
