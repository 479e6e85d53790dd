const ownRows =
  'the relation only reads rows for their owner and for administrators, to whom the rule is open anyway';

const unknownPartition =
  'no partition has such a key; the local table accepts an empty key, which AWS would refuse';

/**
 * The mutants that `npm run prove mutation` skips, by name, each with the reason why the access matrix cannot notice
 * it. For example, the mutant changes no result, or none that a single call shows. The name contains the text
 * of the removed guard. If the guard is changed, a test fails, because no mutant has this name any more.
 */
export const excusedMutants: Readonly<Record<string, string>> = {
  'user/withinRate.ts: fail(…)':
    'a cell makes too few calls; access/requests/rates and access/files exhaust their rates',
  "lib/page/paging.ts: if (!util.matches('^[A-Za-z0-9+/=_-]{1,4096}$', token))":
    'the table refuses such a cursor too, and `queryPage` reports it with the same error; that mutant is killed',
  'lib/resolver.ts: if (isLongerThan(text, most))':
    'no cell sends such a long argument; resolvers/argumentLimits tests each argument',
  'user/accountExists.ts: if (!row)':
    'no account is erased during the run; access/accounts/outlivedToken tests it',
  'user/createTalent.ts#account: if (outcome.refused)':
    'no cell invites an existing user; access/accounts/invitation does',
  "catalogue/createWorkHistoryCompany.ts#count: if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException')":
    'a cell makes too few calls; access/companies makes enough',
  'export/createDataExport.ts#resolveConflict: if (ctx.stash.isRefused)':
    'a cell makes too few calls; access/accounts/exportLimits makes enough',
  'entity/createEntity.ts#write: if (!isIdOf(ENTITY, id))':
    'only a catalogue entry’s id becomes a part of such an id, and an entry that does not exist is refused with the same error',
  'entity/createEntity.ts#resolveConflict: if (!there && ctx.stash.isFull)':
    'no cell fills a parent; access/talents/childLimits does',
  'entity/createEntity.ts#resolveConflict: if (!there && ctx.stash.isOvertaken)':
    'only simultaneous writes reach it; resolvers/contention tests them',
  "entity/deleteEntity.ts#counted: if (reasons[0]?.type === 'ConditionalCheckFailed' && !reasons[0].item)":
    'only simultaneous writes reach it; resolvers/refusedTransactions tests them',
  'entity/exclusiveFlags.ts#move: if (!own.item)':
    'only simultaneous writes reach it; resolvers/refusedTransactions tests them',
  'entity/exclusiveFlags.ts#move: if (isRefused || isContention(ctx))':
    'only simultaneous writes reach it; resolvers/refusedTransactions tests them',
  'export/cancelExport.ts: if (!isIdOf(Export, id) || partitionOf(id) !== who.sub)':
    'no cell has a running export; access/accounts/cancelExport tries to cancel another person’s',
  "insight/verifyInsights.ts#row: if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException')":
    'no cell starts a check; access/administration/verifyingInsights starts two',
  'benefit/readBenefitNames.ts: if (ctx.stash.edit && diffFields(before, editedValues(ctx.stash.edit)).length > 0)':
    'no cell has an edit that can be taken back; client-area/cases/describeBenefitEdits changes the benefit',
  'job/createUserOpenJobs.ts#write: isElsewhere ? fail(…)':
    'the first step refuses the same; only a job whose staff changes in between reaches it',
  'job/takeBackOpenJobEdit.ts#job: if (!isIdOf(OpenJob, id))':
    'it only saves a read: the first step finds no edit of such a job',
  "job/takeBackOpenJobEdit.ts#job: const job = batchItems(ctx, 'OpenJob')[0] ?? fail(…)":
    'no operation deletes a job, so that the job of an edit is always there',
  'job/takeBackOpenJobEdit.ts#job: if (diffFields(job, editedValues(edit)).length > 0)':
    'no cell has an edit that can be taken back; client-area/cases/describeTakingBack changes the job',
  'lib/write/record.ts: if (!there && ctx.stash.isContended)':
    'only simultaneous writes reach it; resolvers/contention tests them',
  'admin/onAccount.ts: if (sub === who.sub && enabled === false)':
    'the only account that it protects is the administrator of the run; access/accounts/administration tests it',
  'notify/createContactMessage.ts: if (refused)':
    'a cell makes too few calls; access/accounts/contact exhausts the rate',
  'notify/updateUserNotice.ts: if (ids.filter((id) => !isIdOf(UserNotice, id) || parentIdOf(id) !== who.sub).length > 0)':
    'no cell has another person’s notice; access/notices tries to mark one',
  'notify/updateUserNotice.ts: if (ctx.error && isContention(ctx))':
    'only simultaneous writes reach it; resolvers/refusedTransactions tests them',
  "user/updateUser.ts#write: if (ctx.error?.type === 'DynamoDB:TransactionConflictException')":
    'only simultaneous writes reach it; resolvers/refusedTransactions tests them',
  'user/lib/wishedPlaces.ts: if (broken)':
    'every talent of the run has selected a prefecture; access/talents/rules tries it without',
  'user/listPublicPortfolios.ts#reservations: if (page.items.length === 0)':
    'portfolios are there during the run; resolvers/emptyPages tests a page without one',
  'file/createFileUpload.ts: if (!rule)': 'every purpose in the schema’s enum has a rule',
  'file/createFileUpload.ts: if (outcome.refused)':
    'a cell makes too few calls; access/files exhausts the rate',
  'file/getFileLink.ts#record: if (!holder)': 'every type in the schema’s enum has a holder',
  'notify/proposeSkill.ts: if (outcome.refused)': 'a cell makes too few calls to exhaust the rate',
  'admin/lib/requireDemoStage.ts: if (!stages[ctx.env.stage as Stage]?.takesDemoData)':
    'the run uses a development stack',
  'message/createMessage.ts#clientToken: if (!clientToken)':
    'only simultaneous writes reach it; resolvers/message/contention tests them',
  'message/createMessage.ts#clientToken: if (!stored)':
    'only simultaneous writes reach it; resolvers/message/contention tests them',
  'message/onConversation.ts#listen: if (!isIdOf(Conversation, conversationId))':
    'no cell subscribes; access/realtime does',
  'message/onConversation.ts#listen: if (!row)': 'no cell subscribes; access/realtime does',
  'message/onOwn.ts: if (ctx.args.userId !== who.sub)': 'no cell subscribes; access/realtime does',
  'apply/updateUserApplies.ts#read: if (!isIdOf(UserApplies, id) || !mayBe)':
    'it only saves a read: the check of the application that was read refuses the same, and its mutant is killed',
  'engagement/listEnishiWorkHistories.ts: if (userId && userId !== who.sub && !who.isAdmin && !isFiltered)':
    'it only saves a read: each row is checked for its owner, and that mutant is killed',
  'user/getUserPrivate.ts#row: if (!who.inClientArea)':
    'it only saves a read: while the client area is closed, nobody is job staff',
  'message/deleteUserConversations.ts#conversation: if (!who.inClientArea)':
    'it only saves a read: the third step refuses the same, and its mutant is killed',
  'job/getOpenJob.ts#job: if (!isIdOf(OpenJob, ctx.args.id))': unknownPartition,
  'job/listSelectionProcessByOpenJob.ts: if (!isIdOf(OpenJob, ctx.args.openJobID))': unknownPartition,
  'message/createMessage.ts#members: if (!isIdOf(Conversation, conversationId))': unknownPartition,
  'message/getConversation.ts#members: if (!isIdOf(Conversation, id))': unknownPartition,
  'catalogue/updateWorkHistoryCompany.ts#read: if (!isIdOf(WorkHistoryCompany, id))': unknownPartition,
  "user/cancelUserDeletion.ts: if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException' && ctx.result)":
    'it only words the message: `updatedOrFail` refuses with the same error, and its mutants are killed; access/accounts/gracePeriod tests the words',
  'job/jobOfRow.ts: if (!id)': 'it only saves a read: without an id there is no job',
  'professional/userWpWorker.ts: if (!sub)': 'it only saves a read: without a sub there is no user',
  'UserApplies: id createdAt updatedAt version userID openJobID type url message consentedAt conversationId resumeIds history openJob user owner':
    ownRows,
  'UserEmployeeBenefits: id createdAt updatedAt version userID employeeBenefitID status employeeBenefit user owner':
    ownRows,
  'UserFavoriteOpenJobs: id createdAt updatedAt version userID openJobID isFavorite openJob owner': ownRows,
  'UserOpenJobs: id createdAt updatedAt version userID openJobID involveType openJob user owner': ownRows,
  'UserResume: id createdAt updatedAt version userID filename fileType': ownRows,
  'UserResume: file owner':
    'no cell has a document of an application; client-area/cases/describeFiles shows that its staff see no key',
  'entity/relation.ts#one: if (!id || !isIdOf(ENTITY, `${id}`))':
    'it only saves a read: without an id there is no record',
  'EmployeeBenefit: usedUsers':
    'no record stores the field: its own resolver reads the uses, for administrators only, and its mutant is killed',
  'OpenJob: enishiWorkHistories favorites conversations':
    'no record stores the fields: their own resolvers read the rows, for administrators only, and their mutants are killed',
  'User: interviewLogs resumes':
    'no profile stores the fields: their resolvers check for the owner, administrators or clients in contact, and their mutants are killed',
  'User: applies favoriteOpenJobs userOpenJobs conversations messageReads':
    'no profile stores the fields: their resolvers check for the owner or administrators, and their mutants are killed',
  'User: usedEmployeeBenefits enishiWorkHistories messages':
    'no profile stores the fields: their resolvers check for the owner or administrators, and their mutants are killed',
  'User: interviewCommentForQuery interviewMinutesForQuery interviewActionMethodForQuery':
    'no profile stores the fields: they are composed for the administrators’ index',
  'OpenJob: reviewRequestedAt reviewNote':
    'publication removes both values, and of a closed job others get the title only, whose mutant is killed',
  'Export: id createdAt updatedAt version owner subject kind state progress rows file expiresAt':
    'only their owner and administrators get such rows, and the rule is open to them',
  'UserNotice: id createdAt updatedAt version userId kind subject title state isRead':
    'a person only gets their own notices, and the rule is open to the owner',
  'UserConversations: id createdAt updatedAt version conversationId userId readAt owners partnerName partnerIcon lastMessage lastAuthor':
    'only the member gets the row, and the rule is open to the owner',
  'UserConversations: lastMessageAt unreadCount conversation':
    'only the member gets the row, and the rule is open to the owner',
  'UserPrivate: id createdAt updatedAt version sub name email tel':
    'only callers to whom the rule is open get such a row',
  'EnishiWorkHistory: id createdAt updatedAt version openJobId openJob userId user startDate endDate isContinuation salary salaryType numberOfHoursPerWeek contractInfo comment description organizationName reviews':
    'only the two parties and administrators get such a row, and the rule is open to them',
  'InterviewLog: id createdAt updatedAt version intervieweeId interviewedAt':
    'the profile hides the relation: only callers to whom the rule is open get such a row',
};
