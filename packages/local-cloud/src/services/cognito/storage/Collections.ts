import type { AttributeSchema } from '../configuration/attributes/AttributeSchema';
import type { IdentityRecord } from '../identity-pool/IdentityRecord';
import type { SessionRecord } from '../tokens/SessionRecord';
import type { UserRecord } from '../users/UserRecord';

/**
 * What is kept on disk. Secrets are the signing key of tokens and the key from which credentials derive; attributes
 * are those that were added to the template's.
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
