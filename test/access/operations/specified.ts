const page = 'limit: Int, nextToken: String';
const ordered = `sortDirection: ModelSortDirection, ${page}`;
const list = (entity: string) => `filter: Model${entity}FilterInput, ${page}`;
const listBy = (entity: string, key: string, range: string) =>
  `type: String!, ${key}: ${range}, sortDirection: ModelSortDirection, ${list(entity)}`;
const byPosition = (entity: string) => listBy(entity, 'position', 'ModelIntKeyConditionInput');
/**
 * Returns the arguments of an entity's search. The lists in them have nullable items, as Amplify's generator
 * writes them, because the variables of existing clients have that type.
 */
const search = (entity: string) =>
  [
    `filter: Searchable${entity}FilterInput`,
    `sort: [Searchable${entity}SortInput]`,
    page,
    'from: Int',
    `aggregates: [Searchable${entity}AggregateInput]`,
  ].join(', ');

/**
 * The queries of the API as `name(arguments): Type`. They are copied by hand from section 7 of the
 * specification, and do not come from the model.
 */
const queries = `
  getUser(sub: ID!): User
  getUserPrivate(sub: ID!): UserPrivate
  searchUsers(${search('User')}): SearchableUserConnection
  searchOpenJobs(${search('OpenJob')}, settled: Boolean): SearchableOpenJobConnection
  countOpenJobs(filters: [SearchableOpenJobFilterInput!]!): Int
  countRecords: RecordCount
  findRecords(text: String!): FoundRecord
  listRegisteredEmails(emails: [AWSEmail!]!): AWSEmail
  listCatalogUses(catalogue: UsedCatalogue!): CatalogUse
  suggest(text: String!, kind: SuggestionKind): Suggestion
  searchUserFavoriteOpenJobs(${search('UserFavoriteOpenJobs')}): SearchableUserFavoriteOpenJobsConnection
  searchEmployeeBenefits(${search('EmployeeBenefit')}): SearchableEmployeeBenefitConnection
  searchUserApplies(${search('UserApplies')}): SearchableUserAppliesConnection
  getOrganization(id: ID!): Organization
  getPrefacture(id: ID!): Prefacture
  getJob(id: ID!): Job
  getEmployeeBenefit(id: ID!): EmployeeBenefit
  getWPWorkerCategory(id: ID!): WPWorkerCategory
  getQualification(id: ID!): Qualification
  getProfessionalItem(id: ID!): ProfessionalItem
  getOpenJob(id: ID!): OpenJob
  getConversation(id: ID!, reason: String): Conversation
  listConversations(${list('Conversation')}): ModelConversationConnection
  getUserByPath(path: String!): User
  isPortfolioPathFree(path: String!): Boolean
  listPublicPortfolios(limit: Int, nextToken: String): PublicPortfolioConnection
  getPageQuery(url: String!): PageQuery
  getUserAs(sub: ID!, viewer: ProfileViewer!, organizationId: ID): User
  listOrganizations(${list('Organization')}): ModelOrganizationConnection
  listPrefactures(${list('Prefacture')}): ModelPrefactureConnection
  listJobs(${list('Job')}): ModelJobConnection
  listSkillCategories(${list('SkillCategory')}): ModelSkillCategoryConnection
  listSkills(${list('Skill')}): ModelSkillConnection
  listSkillTags(${list('SkillTag')}): ModelSkillTagConnection
  listEmployeeBenefitOrganizations(${list('EmployeeBenefitOrganization')}): ModelEmployeeBenefitOrganizationConnection
  listWPWorkerCategories(${list('WPWorkerCategory')}): ModelWPWorkerCategoryConnection
  listPageQueries(${list('PageQuery')}): ModelPageQueryConnection
  listProfessionalItems(${list('ProfessionalItem')}): ModelProfessionalItemConnection
  listWorkHistoryCompanies(${list('WorkHistoryCompany')}): ModelWorkHistoryCompanyConnection
  listInsights(${list('Insight')}): ModelInsightConnection
  listFailedNotices: FailedNotices
  listOpenWork: OpenWork
  getInsightCheck: InsightCheck
  listComplaints(limit: Int, nextToken: String): ModelComplaintConnection
  listSearchesInVain(limit: Int): SearchInVain
  listSynonyms: Synonyms
  previewSynonyms(rules: [SynonymRuleInput!]!, queries: [String!]!): SynonymPreview
  listPrefacturesByOrderByPosition(${byPosition('Prefacture')}): ModelPrefactureConnection
  listSkillsByOrderByPosition(${byPosition('Skill')}): ModelSkillConnection
  listSkillTagsByOrderByPosition(${byPosition('SkillTag')}): ModelSkillTagConnection
  listEmployeeBenefitTagByPosition(${byPosition('EmployeeBenefitTag')}): ModelEmployeeBenefitTagConnection
  listEmployeeBenefitByCreatedAt(${listBy('EmployeeBenefit', 'createdAt', 'ModelStringKeyConditionInput')}): ModelEmployeeBenefitConnection
  listWorkHistoryDivisionsByWorkHistory(workHistoryID: ID!, ${ordered}): ModelWorkHistoryDivisionConnection
  listSelectionProcessByOpenJob(openJobID: ID!, step: ModelIntKeyConditionInput, ${ordered}): ModelSelectionProcessConnection
  listUserEvaluationCommentsByUser(userID: ID!, ${ordered}): ModelEvaluationCommentConnection
  listUserAppliesByUser(userID: ID!, filter: ModelUserAppliesFilterInput, ${ordered}): ModelUserAppliesConnection
  listInvolvements(openJobID: ID, userID: ID, organizationId: ID, ${page}): ModelUserOpenJobsConnection
  listTalentTies(userIDs: [ID!]!, organizationId: ID): TalentTies
  listPooledTalents(organizationId: ID, label: String, openJobID: ID, ${page}): PooledTalentConnection
  getPooledTalent(userID: ID!, organizationId: ID): PooledTalent
  listUserAppliesByOpenJob(openJobID: ID!, filter: ModelUserAppliesFilterInput, ${ordered}): ModelUserAppliesConnection
  listUserConversations(userId: ID, ${page}): ModelUserConversationsConnection
  listMessagesByConversation(conversationId: ID!, reason: String, ${ordered}): ModelMessageConnection
  getApplicationTerms(id: ID!): ApplicationTerms
  listEnishiWorkHistoriesByUser(userId: ID!, ${ordered}): ModelEnishiWorkHistoryConnection
  listEnishiWorkHistories(filter: ModelEnishiWorkHistoryFilterInput!, ${page}): ModelEnishiWorkHistoryConnection
  getUserApplies(id: ID!): UserApplies
  getApplicationReview(id: ID!): ApplicationReview
  getFileLink(type: FileOwner!, id: ID!, field: String!): FileLink
  listExports(${page}): ModelExportConnection
  listJobAlerts(${page}): ModelJobAlertConnection
  listCompanyBlocks(${page}): ModelCompanyBlockConnection
  listUserNotices(${page}): ModelUserNoticeConnection
  listAuditEntries(date: AWSDate, until: AWSDate, subject: ID, actor: ID, action: String, ${page}): ModelAuditEntryConnection
  listUserEmployeeBenefits(status: BenefitStatus!, ${page}): ModelUserEmployeeBenefitsConnection
  listWPWorkers(status: WorkerStatus!, categoryID: ID, ${page}): ModelWPWorkerConnection
  notifyToSlackForNewUser(name: String, birthDate: AWSDate, job: String, histories: [String!], sub: ID!): NotifyResult
  notifyToSlackForNewUserApply(name: String, birthDate: AWSDate, job: String, openJob: ID!, histories: [String!], sub: ID!): NotifyResult
  notifyEmailForNewMessage(participants: [ID!], organizationName: String, senderName: String, message: ID!): NotifyResult
  notifyErrorToSlack(displayName: String, queryName: String, errorMessage: String, sub: ID): NotifyResult
  downloadCSVForInsights(period: InsightPeriod!, metricsType: InsightMetric, date: AWSDate): CsvResult
  invokeCreateSearchUsersCSV(filter: SearchableUserFilterInput, type: UserCsvType!): CsvResult
`;

/**
 * The mutations of entities. Each line begins with letters for mutations (C create, U update, D delete),
 * followed by the entities that have these mutations.
 */
const written = `
  CUD User Job Skill SkillTag WorkHistory UserPortfolio SkillSet UserOpenJobs Evaluation EvaluationComment Qualification
  CUD InterviewLog InterviewLogVideo UserMainJobs OpenJob OpenJobMainJobs
  CUD Organization PageQuery WPWorkerCategory WPWorker ProfessionalItem SelectionProcess
  CUD WorkHistoryAchievement WorkHistoryAchievementLink WorkHistoryAchievementResume UserConversations
  CUD EnishiWorkHistoryReview Prefacture WorkHistoryCompany
  CUD JobAlert
  CU UserPrivate SkillCategory UserFavoriteOpenJobs UserPrefactures UserApplies EmployeeBenefit
  CU EmployeeBenefitOrganization EnishiWorkHistory UserEmployeeBenefits EmployeeBenefitTag
  CD WorkHistoryDivision UserResume CompanyBlock
  C Conversation Message
  U MessageRead
`;

const mutations = `
  poolTalent(input: PoolTalentInput!): PooledTalent
  createTalentNote(input: CreateTalentNoteInput!): TalentNote
  updateTalentNote(input: UpdateTalentNoteInput!): TalentNote
  deleteTalentNote(input: DeleteTalentNoteInput!): TalentNote
  createApplicationComment(input: CreateApplicationCommentInput!): ApplicationReview
  updateApplicationComment(input: UpdateApplicationCommentInput!): ApplicationReview
  deleteApplicationComment(input: DeleteApplicationCommentInput!): ApplicationReview
  handInScorecard(input: HandInScorecardInput!): ApplicationReview
  agreeToTerms(input: AgreeToTermsInput!): User
  offerTerms(input: OfferTermsInput!): TermsSheet
  answerTerms(input: AnswerTermsInput!): TermsSheet
  amendTerms(input: AmendTermsInput!): TermsSheet
  answerAmendment(input: AnswerAmendmentInput!): TermsSheet
  endContract(input: EndContractInput!): ContractEnding
  answerEnding(input: AnswerEndingInput!): ContractEnding
  recordDelivery(input: RecordDeliveryInput!): TermsDelivery
  updateUserLastVisitedAt(input: UpdateUserLastVisitedAtInput!): User
  createTalent(input: CreateTalentInput!): User
  setTalentEnabled(sub: ID!, enabled: Boolean!): NotifyResult
  resetTalentPassword(sub: ID!): NotifyResult
  endSubscriptions(hasNewPassword: Boolean): NotifyResult
  createFileUpload(input: CreateFileUploadInput!): FileUpload
  updateUserNotice(input: UpdateUserNoticeInput!): UserNoticesRead
  publishUserNotice(input: PublishUserNoticeInput!): UserNotice
  redriveNotices: FailedNotices
  verifyInsights(input: VerifyInsightsInput): InsightCheck
  createDataExport(input: CreateDataExportInput): Export
  cancelExport(id: ID!): Export
  proposeMeeting(input: ProposeMeetingInput!): UserApplies
  takeMeetingTime(input: TakeMeetingTimeInput!): UserApplies
  cancelMeeting(input: CancelMeetingInput!): UserApplies
  cancelUserDeletion(sub: ID!): User
  proposeSkill(name: String!): NotifyResult
  takeBackEmployeeBenefitEdit(input: TakeBackEmployeeBenefitEditInput!, condition: ModelEmployeeBenefitConditionInput): EmployeeBenefit
  takeBackOrganizationEdit(input: TakeBackOrganizationEditInput!, condition: ModelOrganizationConditionInput): Organization
  takeBackOpenJobEdit(input: TakeBackOpenJobEditInput!, condition: ModelOpenJobConditionInput): OpenJob
  publishSynonyms(input: PublishSynonymsInput!, condition: ModelSynonymsConditionInput): Synonyms
  createContactMessage(input: CreateContactMessageInput!): ContactReceipt
  answerComplaint(input: AnswerComplaintInput!): Complaint
  runSeed(input: RunSeedInput!): NotifyResult
  publishMessage(input: PublishMessageInput!): Message
  publishUserConversations(input: PublishUserConversationsInput!): UserConversations
  publishMessageRead(input: PublishMessageReadInput!): MessageRead
  publishUpdatedMessageRead(input: PublishMessageReadInput!): MessageRead
  publishEndedSubscriptions(input: PublishEndedSubscriptionsInput!): EndedSubscriptions
  publishDeletedUserConversations(input: PublishDeletedUserConversationsInput!): UserConversations
`;

const subscriptions = `
  onCreateUserNotice(userId: ID!): UserNotice
  onUpdateUserNotice(userId: ID!): UserNoticesRead
  onCreateMessage(conversationId: ID!): Message
  onCreateUserConversations(userId: ID!): UserConversations
  onCreateMessageRead(userId: ID!): MessageRead
  onUpdateMessageRead(conversationId: ID!): MessageRead
`;

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const verbs: Record<string, string> = { C: 'create', U: 'update', D: 'delete' };

const writes = lines(written).flatMap((line) => {
  const [letters = '', ...entities] = line.split(' ');
  return entities.flatMap((entity) =>
    [...letters].map((letter) => {
      const [verb] = [verbs[letter] ?? letter];
      const input = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}${entity}Input!`;
      return `${verb}${entity}(input: ${input}, condition: Model${entity}ConditionInput): ${entity}`;
    }),
  );
});

/** All root fields of the API, by root type, as the specification lists them. */
export const specified: Readonly<Record<'Query' | 'Mutation' | 'Subscription', readonly string[]>> = {
  Query: lines(queries),
  Mutation: [...writes, ...lines(mutations)],
  Subscription: lines(subscriptions),
};
