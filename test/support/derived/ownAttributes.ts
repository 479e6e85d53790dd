import { bookkeepingAttributes } from '../../../model/bookkeepingAttributes';

/**
 * The attributes of each record type that the server writes and that are not derived from another record.
 * `always` has the attributes of all types.
 */
export const ownAttributes: Readonly<Record<string, readonly string[]>> & { always: readonly string[] } = {
  // `type` of a catalogue entry is its kind; lists without a filter query by it.
  always: [
    'pk',
    'sk',
    '__typename',
    'id',
    'createdAt',
    'updatedAt',
    'createdBy',
    ...bookkeepingAttributes,
    'createToken',
    'version',
    'type',
  ],
  ApplicationReview: ['userID', 'openJobID', 'comments', 'scorecards'],
  // In the list of the organization while the talent is kept.
  PooledTalent: [
    ...['userID', 'organizationId', 'isKept', 'keptAt', 'labels', 'openJobIDs'],
    ...['parentKey', 'parentSort'],
  ],
  // Who sent it is stored nowhere.
  Complaint: ['kind', 'openJobID', 'receivedAt', 'reportedAt', 'dueOn'],
  TalentNote: ['by', 'at', 'editedAt', 'text'],
  // The members at the time when the conversation was opened, and who applied in it.
  Conversation: ['owners', 'applicantId'],
  // The parties on that day; text entered by an administrator.
  EnishiWorkHistory: ['memberIds', 'isNamedByHand'],
  // When a client last changed it while it was public.
  EmployeeBenefit: ['reviewRequestedAt', 'editedAt'],
  Organization: ['editedAt'],
  // A row that is derived as a whole.
  OrganizationTies: ['userID', 'organizationId', 'applied', 'scouted', 'recommended'],
  // Rows that are derived as a whole.
  BlockedCompany: ['userID'],
  MemberDomain: ['userID', 'organizationId'],
  CompanyName: ['organizationId'],
  EnishiWorkHistoryReview: ['side'],
  // The author's name on that day.
  Evaluation: ['picName'],
  InterviewLog: ['interviewerName'],
  // A dashboard figure, computed every hour for yesterday and today.
  Insight: ['metricsType', 'reportedAt'],
  LastVisit: ['lastVisitedAt', 'previousAt'],
  // Whether the author took part for the job's organization.
  Message: ['isEvent', 'isSent', 'isJobStaff'],
  // The parts of its URL, and the time of reading.
  MessageRead: ['conversationId', 'userId', 'isReadInBulk', 'isJobStaff'],
  OpenJob: ['closedAt', 'publishedAt', 'reviewRequestedAt', 'editedAt', 'clientIds', 'itemsClosedAt'],
  User: [
    'deletionRequestedAt',
    'erasureBeganAt',
    'shortID',
    // The times of the consents.
    ...['agreedTermsAt', 'confirmedServiceGuideAt', 'agreedPostForClientAt'],
    // Only in the demo data: no operation writes them.
    ...['jobNamesForQuery', 'lastJobNameForQuery', 'skillTagNamesForQuery', 'skillTags'],
  ],
  // `profile` is the profile as it was.
  // `posting` is what the job said about terms then; `terms` the newest sheet in short.
  UserApplies: [
    ...['consentedAt', 'conversationId', 'history', 'formerTokens', 'profile', 'decision'],
    ...['posting', 'terms', 'ending', 'deliveries', 'meetings', 'stepId', 'stepTitle', 'signers'],
  ],
  // The times that meetings about a job have taken, and the contact point that its staff named last.
  JobMeetings: ['times', 'contact', 'version', 'expiresAt'],
  // What an alert has found, told of and has to send, and the word that ends its mails.
  FoundJob: ['jobId', 'foundAt', 'expiresAt'],
  SentJob: ['slot'],
  Concepts: ['concepts'],
  JobAlertDue: ['expiresAt'],
  AlertEnd: ['word'],
  // It exists on the day of its key.
  MeetingReminder: ['expiresAt'],
  ContractReminder: ['expiresAt'],
  // A document that outlives the account of the talent.
  SealedTerms: [
    ...['applicationId', 'number', 'kind', 'answers', 'answeredAt', 'talentEmployees', 'wantsElectronic'],
    ...['hash', 'keptUntil', 'expiresAt', 'amends', 'proposedBy', 'deliveries'],
  ],
  // What was offered and what the talent answered: a sent version never changes.
  TermsSheet: [
    ...['userID', 'owner', 'applicationId', 'number', 'kind', 'state', 'answers', 'expiresOn', 'sentBy'],
    ...['answeredAt', 'reason', 'talentEmployees', 'wantsElectronic', 'amends', 'proposedBy', 'answeredBy'],
  ],
  // `readTo` is the position up to which the member has read.
  UserConversations: ['readAt', 'readTo', 'isBroughtIn', 'isJobStaff', 'joinReason'],
  // What happened, as it was then.
  UserNotice: ['userId', 'kind', 'subject', 'title', 'state', 'expiresAt'],
  // The administrator who gave the right; when the person was scouted and first read it, and the conversation.
  UserOpenJobs: ['appointedBy', 'scoutedAt', 'conversationId', 'openedAt'],
  LastErasure: ['erasedAt'],
  SessionEnd: ['sub', 'endedAt', 'expiresAt'],
  // From the user pool, which keeps the email unique.
  UserPrivate: ['email', 'hasSignedIn', 'agreedTermsAt', 'sessionsEndedAt'],
  MessageToken: ['message'],
};
