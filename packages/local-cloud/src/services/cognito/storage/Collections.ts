import type { AttributeSchema } from '../configuration/attributes/AttributeSchema';
import type { IdentityRecord } from '../identity-pool/IdentityRecord';
import type { SessionRecord } from '../tokens/SessionRecord';
import type { UserRecord } from '../users/UserRecord';

/**
 * The collections of the Cognito emulation's store, each with the type of its records. `secrets` contains the
 * key that signs tokens, and the secret from which other values are derived. `attributes` contains the
 * attributes that AddCustomAttributes has added.
 */
export interface Collections {
  secrets: string;
  attributes: AttributeSchema;
  users: UserRecord;
  sessions: SessionRecord;
  identities: IdentityRecord;
}

/**
 * One change in the store of the Cognito emulation: the collection, the key, and the new record. Null in
 * place of a new record means that the stored record is deleted.
 */
export type Change = { [C in keyof Collections]: [C, string, Collections[C] | null] }[keyof Collections];
