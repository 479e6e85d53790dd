const ownRows =
  'the relation only reads rows for their owner and for administrators, to whom the rule is open anyway';

const unknownPartition =
  'no partition has such a key; the local table accepts an empty key, which AWS would refuse';

/**
 * The mutants that `npm run prove mutation` skips, by name, each with the reason why the access matrix cannot notice
 * it. For example, the mutant changes no result, or none that a single call shows. They are named after the
 * declaration with the removed guard; where it has several, the name contains the text of the guard, and a test fails
 * when that changes.
 */
export const excusedMutants: Readonly<Record<string, string>> = {
  'user/withinRate.ts#withinRate.response':
    'a cell makes too few calls; access/requests/rates and access/files exhaust their rates',
  'lib/page/paging.ts#readRowCursor':
    'the table refuses such a cursor too, and `queryPage` reports it with the same error; that mutant is killed',
  'lib/resolver.ts#checkArguments':
    'no cell sends such a long argument; resolvers/argumentLimits tests each argument',
  'user/accountExists.ts#accountExists.response: if (!row)':
    'no account is erased during the run; access/accounts/outlivedToken tests it',
  'user/createTalent.ts#account.response':
    'no cell invites an existing user; access/accounts/invitation does',
  'catalogue/createWorkHistoryCompany.ts#count.response':
    'a cell makes too few calls; access/companies makes enough',
  'export/createDataExport.ts#resolveConflict.response: if (ctx.stash.isRefused)':
    'a cell makes too few calls; access/accounts/exportLimits makes enough',
  'entity/createEntity.ts#write.request':
    'only a catalogue entry’s id becomes a part of such an id, and an entry that does not exist is refused with the same error',
  'entity/createEntity.ts#resolveConflict.response: if (!there && ctx.stash.isFull)':
    'no cell fills a parent; access/talents/childLimits does',
  'entity/createEntity.ts#resolveConflict.response: if (!there && ctx.stash.isOvertaken)':
    'only simultaneous writes reach it; resolvers/contention tests them',
  "entity/deleteEntity.ts#counted.response: if (reasons[0]?.type === 'ConditionalCheckFailed' && !reasons[0].item)":
    'only simultaneous writes reach it; resolvers/refusedTransactions tests them',
  'entity/exclusiveFlags.ts#move.response: if (!own.item)':
    'only simultaneous writes reach it; resolvers/refusedTransactions tests them',
  'entity/exclusiveFlags.ts#move.response: if (isRefused || isContention(ctx))':
    'only simultaneous writes reach it; resolvers/refusedTransactions tests them',
  'export/cancelExport.ts#cancelExport.request':
    'no cell has a running export; access/accounts/cancelExport tries to cancel another person’s',
  'insight/verifyInsights.ts#row.response':
    'no cell starts a check; access/administration/verifyingInsights starts two',
  'benefit/readBenefitNames.ts#readBenefitNames.response: if (ctx.stash.edit && diffFields(before, editedValues(ctx.stash.edit)).length > 0)':
    'no cell has an edit that can be taken back; client-area/cases/describeBenefitEdits changes the benefit',
  'job/createUserOpenJobs.ts#write.response: if (isElsewhere)':
    'the first step refuses the same; only a job whose staff changes in between reaches it',
  'job/takeBackOpenJobEdit.ts#job.request':
    'it only saves a read: the first step finds no edit of such a job',
  "job/takeBackOpenJobEdit.ts#job.response: const job = batchItems<'OpenJob'>(ctx, 'OpenJob')[0] ?? fail(…)":
    'no operation deletes a job, so that the job of an edit is always there',
  'job/takeBackOpenJobEdit.ts#job.response: if (diffFields(job, editedValues(edit)).length > 0)':
    'no cell has an edit that can be taken back; client-area/cases/describeTakingBack changes the job',
  'lib/write/record.ts#resolveConflict: if (!there && ctx.stash.isContended)':
    'only simultaneous writes reach it; resolvers/contention tests them',
  'admin/onAccount.ts#onAccount.request':
    'the only account that it protects is the administrator of the run; access/accounts/administration tests it',
  'notify/createContactMessage.ts#createContactMessage.response':
    'a cell makes too few calls; access/accounts/contact exhausts the rate',
  'notify/updateUserNotice.ts#updateUserNotice.request: if (ids.filter((id) => !isIdOf(UserNotice, id) || parentIdOf(id) !== who.sub).length > 0)':
    'no cell has another person’s notice; access/notices tries to mark one',
  'notify/updateUserNotice.ts#updateUserNotice.response: if (ctx.error && isContention(ctx))':
    'only simultaneous writes reach it; resolvers/refusedTransactions tests them',
  'user/updateUser.ts#write.response':
    'only simultaneous writes reach it; resolvers/refusedTransactions tests them',
  'user/lib/wishedPlaces.ts#checkWorkPlace':
    'every talent of the run has selected a prefecture; access/talents/rules tries it without',
  'user/listPublicPortfolios.ts#reservations.response':
    'portfolios are there during the run; resolvers/emptyPages tests a page without one',
  'file/createFileUpload.ts#createFileUpload.request: if (!rule)':
    'every purpose in the schema’s enum has a rule',
  'file/createFileUpload.ts#createFileUpload.response':
    'a cell makes too few calls; access/files exhausts the rate',
  'file/getFileLink.ts#record.request: if (!holder)': 'every type in the schema’s enum has a holder',
  'notify/proposeSkill.ts#proposeSkill.response': 'a cell makes too few calls to exhaust the rate',
  'admin/lib/requireDemoStage.ts#requireDemoStage': 'the run uses a development stack',
  'message/createMessage.ts#clientToken.request':
    'only simultaneous writes reach it; resolvers/message/contention tests them',
  'message/createMessage.ts#clientToken.response':
    'only simultaneous writes reach it; resolvers/message/contention tests them',
  'message/onConversation.ts#listen.request': 'no cell subscribes; access/realtime does',
  'message/onConversation.ts#listen.response': 'no cell subscribes; access/realtime does',
  'message/onOwn.ts#onOwn.request': 'no cell subscribes; access/realtime does',
  'apply/updateUserApplies.ts#read.request: if (!isIdOf(UserApplies, id) || !mayBe)':
    'it only saves a read: the check of the application that was read refuses the same, and its mutant is killed',
  'engagement/listEnishiWorkHistories.ts#listEnishiWorkHistories.request: if (userId && userId !== who.sub && !who.isAdmin && !isFiltered)':
    'it only saves a read: each row is checked for its owner, and that mutant is killed',
  'user/getUserPrivate.ts#row.request: if (!who.inClientArea)':
    'it only saves a read: while the client area is closed, nobody is job staff',
  'message/deleteUserConversations.ts#conversation.request: if (!who.inClientArea)':
    'it only saves a read: the third step refuses the same, and its mutant is killed',
  'job/getOpenJob.ts#job.request': unknownPartition,
  'job/listSelectionProcessByOpenJob.ts#listSelectionProcessByOpenJob.request': unknownPartition,
  'message/createMessage.ts#members.request: if (!isIdOf(Conversation, conversationId))': unknownPartition,
  'message/getConversation.ts#members.request': unknownPartition,
  'catalogue/updateWorkHistoryCompany.ts#read.request': unknownPartition,
  'user/cancelUserDeletion.ts#cancelUserDeletion.response':
    'it only words the message: `updatedOrFail` refuses with the same error, and its mutants are killed; access/accounts/gracePeriod tests the words',
  'job/jobOfRow.ts#jobOfRow.request': 'it only saves a read: without an id there is no job',
  'professional/userWpWorker.ts#userWpWorker.request': 'it only saves a read: without a sub there is no user',
  'UserApplies.id': ownRows,
  'UserEmployeeBenefits.id': ownRows,
  'UserFavoriteOpenJobs.id': ownRows,
  'UserOpenJobs.id': ownRows,
  'UserResume.id': ownRows,
  'UserResume.file':
    'no cell has a document of an application; client-area/cases/describeFiles shows that its staff see no key',
  'entity/relation.ts#one.request': 'it only saves a read: without an id there is no record',
  'EmployeeBenefit.usedUsers':
    'no record stores the field: its own resolver reads the uses, for administrators only, and its mutant is killed',
  'OpenJob.enishiWorkHistories':
    'no record stores the fields: their own resolvers read the rows, for administrators only, and their mutants are killed',
  'User.interviewLogs':
    'no profile stores the fields: their resolvers check for the owner, administrators or clients in contact, and their mutants are killed',
  'User.applies':
    'no profile stores the fields: their resolvers check for the owner or administrators, and their mutants are killed',
  'User.usedEmployeeBenefits':
    'no profile stores the fields: their resolvers check for the owner or administrators, and their mutants are killed',
  'User.interviewCommentForQuery':
    'no profile stores the fields: they are composed for the administrators’ index',
  'OpenJob.reviewRequestedAt':
    'publication removes both values, and of a closed job others get the title only, whose mutant is killed',
  'Export.id': 'only their owner and administrators get such rows, and the rule is open to them',
  'UserNotice.id': 'a person only gets their own notices, and the rule is open to the owner',
  'UserConversations.id': 'only the member gets the row, and the rule is open to the owner',
  'UserConversations.lastMessageAt': 'only the member gets the row, and the rule is open to the owner',
  'UserPrivate.id': 'only callers to whom the rule is open get such a row',
  'EnishiWorkHistory.id':
    'only the two parties and administrators get such a row, and the rule is open to them',
  'InterviewLog.id': 'the profile hides the relation: only callers to whom the rule is open get such a row',
};
