import type { EnumValue } from './enums';
import type { StoredMeeting } from './meetings/StoredMeeting';
import type { ContractSigners } from './terms/ContractSigners';
import type { keyAttributes } from './tableIndexes';

/**
 * What is stored of records in addition to the fields of the API, mostly for keys, indexes and rights, and the fields
 * that are never missing, or are stored in another form. The types of stored rows (`resolvers/generated/types.ts`)
 * contain it.
 */
export interface StoredAttributes {
  every: Partial<Record<(typeof keyAttributes)[number], string>>;
  ApplicationReview: {
    __typename: 'ApplicationReview';
    userID: string;
    openJobID: string;
    version: number;
    createdBy: string;
    createdAt: string;
    updatedAt: string;
  };
  EnishiWorkHistory: {
    organizationId?: string | null;
    staffIds?: readonly string[] | null;
    isNamedByHand?: boolean;
  };
  /** The talent whose application has continued in the conversation that job staff began. Applicants begin all others. */
  Conversation: { applicantId?: string };
  /** `expiresAt` is in seconds; the API gives ISO 8601. */
  Export: { kind: EnumValue<'ExportKind'>; state: EnumValue<'ExportState'>; expiresAt: number };
  Message: { isJobStaff?: boolean; messageId?: string };
  MessageRead: { conversationId: string; isJobStaff?: boolean };
  OpenJob: { clientIds?: readonly string[] | null; consultantIds?: readonly string[] | null };
  /** `keptAt` is when the talent was last taken into the pool. */
  PooledTalent: {
    __typename: 'PooledTalent';
    userID: string;
    organizationId: string;
    isKept: boolean;
    keptAt?: string;
    labels: readonly string[];
    openJobIDs: readonly string[];
    version: number;
    createdBy: string;
    createdAt: string;
    updatedAt: string;
  };
  TalentNote: { __typename: 'TalentNote'; by: string; at: string; text: string };
  User: { sub: string };
  UserApplies: {
    type: EnumValue<'ApplyType'>;
    conversationId: string;
    memberIds: readonly string[];
    organizationId?: string | null;
    /** Rows of older releases have none; their `memberIds` say the same. */
    staffIds?: readonly string[] | null;
    /** What the posting said when the talent applied (`appliedPosting`); earlier rows have none. */
    posting?: Record<string, unknown>;
    /** The client tokens of earlier applications to the same job. */
    formerTokens?: readonly string[];
    meetings?: readonly StoredMeeting[];
    /** The talent's newest engagement in the job. Rows of older releases get it from the nightly comparison. */
    engagementId?: string;
    signers?: ContractSigners;
  };
  /** `answeredBy` answered the changed terms. */
  TermsSheet: { answeredBy?: string };
  UserOpenJobs: { organizationId?: string | null; staffIds?: readonly string[] | null };
  UserPrivate: {
    agreedTermsAt?: string | null;
    /** When all sessions of the person ended last. */
    sessionsEndedAt?: string | null;
  };
  /** The ids of the categories; the API gives the categories. */
  WPWorker: { categories?: readonly string[] | null };
  UserConversations: {
    /** The name that is shown as the author of this member's messages. */
    memberName?: string;
    /** Rows of earlier releases have none. */
    isJobStaff?: boolean;
    /** Whether the member counts as one from the beginning of the conversation. */
    isBroughtIn?: boolean;
    /** The reason that an administrator gave for adding themselves to the conversation. */
    joinReason?: string;
    /** The time of the last message that the member has read. */
    readTo?: string;
  };
}
