/** Attributes that the server writes and that follow from no other record, by kind of record. */
export const ownAttributes: Readonly<Record<string, readonly string[]>> & { always: readonly string[] } = {
  // `type` of a catalogue's entry is its kind, which a list without a filter is asked by.
  always: [
    'pk',
    'sk',
    '__typename',
    'id',
    'createdAt',
    'updatedAt',
    'createdBy',
    'createToken',
    'version',
    'type',
  ],
  // Who it was opened with.
  Conversation: ['owners'],
  // Who it was agreed with on that day; the words of an administrator.
  EnishiWorkHistory: ['memberIds', 'isNamedByHand'],
  EnishiWorkHistoryReview: ['side'],
  // Signed with the name of that day.
  Evaluation: ['picName'],
  InterviewLog: ['interviewerName'],
  // A number of the dashboard, computed every hour for yesterday and today.
  Insight: ['metricsType', 'reportedAt'],
  LastVisit: ['lastVisitedAt', 'previousAt'],
  // Whether its author took part for the organization of the job.
  Message: ['isEvent', 'isSent', 'isOfSide'],
  // The parts of its address, and how it was read.
  MessageRead: ['conversationId', 'userId', 'isReadInBulk', 'isOfSide'],
  OpenJob: ['closedAt', 'publishedAt', 'clientIds'],
  User: [
    'deletionRequestedAt',
    'erasureBeganAt',
    // Of the demo data alone: no operation writes them.
    ...['jobNamesForQuery', 'lastJobNameForQuery', 'shortID', 'skillTagNamesForQuery', 'skillTags'],
  ],
  UserApplies: ['consentedAt', 'conversationId', 'history'],
  UserConversations: ['readAt', 'isBroughtIn', 'isOfSide', 'joinReason'],
  // The user pool's, which keeps it unique.
  UserPrivate: ['email', 'hasSignedIn'],
  MessageToken: ['message'],
};
