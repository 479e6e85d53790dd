import type { AttributeSchema } from '../configuration/attributes/AttributeSchema';
import type { IdentityRecord } from '../identity-pool/IdentityRecord';
import type { SessionRecord } from '../tokens/SessionRecord';
import type { UserRecord } from '../users/UserRecord';

/**
 * The stored collections. Secrets are the tokens' signing key and the master key of credentials; attributes
 * are those added to the template's.
 */
export interface Collections {
  secrets: string;
  attributes: AttributeSchema;
  users: UserRecord;
  sessions: SessionRecord;
  identities: IdentityRecord;
}

/** A record put in its place, or removed when the value is null. */
export type Change = { [C in keyof Collections]: [C, string, Collections[C] | null] }[keyof Collections];
