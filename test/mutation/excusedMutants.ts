const ownRows =
  'rows are chosen before: the relation is read for the person and administrators, to whom the rule is open';

const nowhere =
  'no partition is called as an id is not; the local table reads an empty name as one, where AWS would refuse it';

/** What the run leaves out, by name, and why: each changes no answer, or none that a single call shows. */
export const equivalents: Readonly<Record<string, string>> = {
  'lib/perMinute.ts, refusal 1':
    'it takes more calls than a cell has; access/exporting, access/numbers and access/files exhaust their rates',
  'lib/rowToken.ts, refusal 1':
    'the table refuses such a cursor by itself, and lib/rows.ts says so in the same words; its own mutant is killed',
  'lib/checkArguments.ts, refusal 1':
    'no cell sends an argument that long; resolvers/argumentLimits tests each argument',
  'account/present.ts, refusal 1': 'nobody is erased during the run; access/accounts/outlivedToken tests it',
  'user/Mutation.createTalent.1.account.ts, refusal 1':
    'no cell invites a person who exists; access/accounts/invitation does',
  'company/Mutation.createWorkHistoryCompany.2.count.ts, refusal 1':
    'needs more calls than a cell makes; access/companies makes them',
  'export/Mutation.createDataExport.2.settle.ts, refusal 1':
    'needs more calls than a cell makes; access/accounts/exportLimits makes them',
  'account/onAccount.ts, refusal 1':
    'whoever is locked out is the administrator of the run; access/accounts/administration asks it',
  'contact/Mutation.createContactMessage.ts, refusal 2':
    'it takes more calls than a cell has; access/accounts/contact exhausts the rate',
  'file/Mutation.createFileUpload.ts, refusal 1': 'the schema’s enum has no purpose without a rule',
  'file/Mutation.createFileUpload.ts, refusal 5':
    'it takes more calls than a cell has; access/files exhausts the rate',
  'file/Query.getFileLink.1.record.ts, refusal 1': 'the schema’s enum has no type without a holder',
  'skill/Mutation.proposeSkill.ts, refusal 2': 'it takes more calls than a cell has',
  'seed/Mutation.runSeed.ts, refusal 1': 'the stack of the run is no production',
  'message/Mutation.createMessage.6.claim.ts, refusal 1':
    'only what is written at the same moment gets there; resolvers/message/contention does',
  'message/Mutation.createMessage.6.claim.ts, refusal 2':
    'only what is written at the same moment gets there; resolvers/message/contention does',
  'message/onConversation.ts, refusal 1': 'no cell listens; access/realtime does',
  'message/onConversation.ts, refusal 2': 'no cell listens; access/realtime does',
  'message/onOwn.ts, refusal 1': 'no cell listens; access/realtime does',
  'apply/Mutation.updateUserApplies.1.read.ts, refusal 2':
    'it saves the reading: what is read is refused by refusal 3, which is killed',
  'engagement/Query.listEnishiWorkHistories.ts, silence 1':
    'it saves the reading: each row is asked whose it is, and that mutant is killed',
  'user/Query.getUserPrivate.1.row.ts, silence 2':
    'it saves the reading: while the client area is closed nobody is of a side',
  'message/Mutation.deleteUserConversations.1.conversation.ts, refusal 2':
    'it saves the reading: the third step refuses the same, which is killed',
  'job/Query.getOpenJob.1.job.ts, silence 1': nowhere,
  'job/Query.listSelectionProcessByOpenJob.ts, silence 1': nowhere,
  'message/Mutation.createMessage.1.members.ts, refusal 3': nowhere,
  'job/openJob.ts, silence 1': 'it saves the reading: without an id there is no job',
  'professional/User.wpWorker.ts, silence 1': 'it saves the reading: without a sub there is nobody',
  'UserApplies: id createdAt updatedAt version userID openJobID type url message consentedAt conversationId resumeIds history openJob user owner':
    ownRows,
  'UserEmployeeBenefits: id createdAt updatedAt version userID employeeBenefitID status employeeBenefit user owner':
    ownRows,
  'UserFavoriteOpenJobs: id createdAt updatedAt version userID openJobID isFavorite openJob owner': ownRows,
  'UserOpenJobs: id createdAt updatedAt version userID openJobID involveType openJob user owner': ownRows,
  'UserResume: id createdAt updatedAt version userID file filename fileType owner': ownRows,
  'entity/one.ts, silence 1': 'it saves the reading: without an id there is no record',
  'EmployeeBenefit: usedUsers':
    'no record holds the field: its own resolver reads the uses, for administrators alone, which is killed',
  'OpenJob: enishiWorkHistories favorites conversations':
    'no record holds the fields: their own resolvers read the rows, for administrators alone, which is killed',
  'User: interviewLogs':
    'no profile holds the field: what reads the rows asks for the person, administrators or business, which is killed',
  'User: resumes applies favoriteOpenJobs userOpenJobs conversations messageReads':
    'no profile holds the fields: what reads the rows asks for the person or administrators, which is killed',
  'User: usedEmployeeBenefits enishiWorkHistories messages':
    'no profile holds the fields: what reads the rows asks for the person or administrators, which is killed',
  'User: interviewCommentForQuery interviewMinutesForQuery interviewActionMethodForQuery':
    'no profile holds the fields: they are composed for the index of administrators',
  'UserPrivate: id createdAt updatedAt version sub name email tel':
    'rows are chosen before: whoever gets one, to those the rule is open',
  'EnishiWorkHistory: id createdAt updatedAt version openJobId openJob userId user startDate endDate isContinuation salary salaryType numberOfHoursPerWeek contractInfo comment description organizationName reviews':
    'rows are chosen before: only the two parties and administrators get one, and to these the rule is open',
  'InterviewLog: id createdAt updatedAt version intervieweeId interviewedAt':
    'the relation is hidden by the profile before: whoever gets a row, to those the rule is open',
};
