interface Stays {
  traces: readonly string[];
  /**
   * Matches the places in a table, an index or a queue in which the texts named in `traces` may remain. A
   * place is written as `<kind>.<attribute path>`.
   */
  where: RegExp;
  why: string;
}

const written = '(Evaluation|EvaluationComment|EnishiWorkHistoryReview|InterviewLog|InterviewLogVideo)';
const ofOrganization =
  '(Organization|CompanyName|OpenJob|SelectionProcess|EmployeeBenefit|WorkHistoryCompany)';
const showing = '(Conversation|UserConversations|UserApplies|EnishiWorkHistory|Evaluation|UserNotice)';
const indexed =
  '(open-jobs|open-jobs-admin|conversations|user-applies|employee-benefits|employee-benefits-admin)';

/**
 * What may remain of a person after the erasure of the account, and why: texts that belong to others, and the
 * account's sub, which no longer identifies anybody. An entry must not permit a name, contact data or a text
 * about the person.
 */
export const whatStays: readonly Stays[] = [
  {
    traces: ['said'],
    where: /^(Message\.content|UserConversations\.lastMessage)$/,
    why: 'messages remain with their recipients, signed 退会ユーザー',
  },
  {
    traces: ['sub'],
    where: /^Message\.(author\.sub|authorId)$/,
    why: 'distinguishes the messages of former authors in the same conversation',
  },
  {
    traces: ['about'],
    where: new RegExp(`^${written}\\.(comment|minutes|message|picComment|title|url)$`),
    why: 'what a person wrote about others remains with them, signed 退会ユーザー',
  },
  {
    traces: ['about'],
    where: /^users-admin\.(interviewTexts|user\.interview\w+ForQuery)$/,
    why: 'the same in search',
  },
  {
    traces: ['about'],
    where: /^((UserApplies|user-applies)\.history\.reason|UserApplies\.decision\.note)$/,
    why: 'the reason given to an applicant, and the note about a rejection',
  },
  {
    traces: ['about'],
    where: /^(UserApplies\.meetings\.(place|people|contact)|JobMeetings\.contact)$/,
    why: 'what job staff said about a meeting with somebody else',
  },
  {
    traces: ['about'],
    where: /^ApplicationReview\.(comments\.text|scorecards\.comment)$/,
    why: 'what a person said to colleagues about an applicant, without a name',
  },
  {
    traces: ['about'],
    where: /^(TalentNote\.text|PooledTalent\.labels)$/,
    why: 'what a person noted about a talent for the organization, without a name',
  },
  {
    traces: ['sub'],
    where: /^TalentNote\.by$/,
    why: 'distinguishes the notes of former authors',
  },
  {
    traces: ['sub'],
    where: /^ApplicationReview\.(comments|scorecards)\.by$/,
    why: 'distinguishes the opinions of former authors',
  },
  {
    traces: ['sub'],
    where: new RegExp(`^${written}\\.(picId|commentatorID|reviewerId|interviewerId|owners)$`),
    why: 'distinguishes the texts of former authors',
  },
  {
    traces: ['sub', 'word', 'name'],
    where: /^SealedTerms\./,
    why: 'terms that both sides have agreed to are kept sealed for seven years from the end; no operation reads them',
  },
  {
    traces: ['shared', 'about'],
    where:
      /^(TermsSheet\.(answers\.value|reason)|EnishiWorkHistory\.contractInfo|UserApplies\.ending\.(handover|reason))$/,
    why: 'terms that a person offered for an organization belong to the two parties',
  },
  {
    traces: ['sub'],
    where: /^(TermsSheet\.(sentBy|answeredBy)|UserApplies\.signers\.\w+)$/,
    why: 'who of the job staff sent a sheet, answered one, or ended a contract; no API returns the latter two',
  },
  {
    traces: ['shared'],
    where: new RegExp(`^${ofOrganization}\\.`),
    why: 'belongs to the organization, or to the shared list of company names',
  },
  {
    traces: ['shared'],
    where: new RegExp(`^(${showing}|${indexed})\\.`),
    why: 'copies of the organization’s name and its jobs’ titles',
  },
  {
    traces: ['sub'],
    where: /^\w+\.createdBy$/,
    why: 'the account that created a record of others; no API returns it',
  },
  {
    traces: ['sub'],
    where: /^\w+\.deed\.actor$/,
    why: 'the account that wrote a record of others last; no API returns it',
  },
  {
    traces: ['sub'],
    where: /^((UserApplies|user-applies)\.history|UserApplies\.decision)\.by$/,
    why: 'who moved somebody else’s application',
  },
  {
    traces: ['sub'],
    where: /^AuditEntry\.(actor|subject|recordId|detail|changes\.(before|after))$/,
    why: 'the audit log, which identifies accounts by sub only',
  },
  {
    traces: ['shared'],
    where: /^AuditEntry\.(detail|subjectName|changes\.(before|after))$/,
    why: 'the title of the job to which somebody applied or that was deleted, and what an owner changed in an organization',
  },
  {
    traces: ['sub'],
    where: /MailDigests\w*\.body$/,
    why: 'waits five minutes for a mail that then has no recipient',
  },
  {
    traces: ['sub'],
    where: /^Once#rate\.pk$/,
    why: 'counts calls of one minute; the row expires an hour later',
  },
];
