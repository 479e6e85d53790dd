interface Stays {
  traces: readonly string[];
  /** `<kind>.<path>` in tables, indices and queues. */
  where: RegExp;
  why: string;
}

const written = '(Evaluation|EvaluationComment|EnishiWorkHistoryReview|InterviewLog|InterviewLogVideo)';
const ofOrganization = '(Organization|OpenJob|SelectionProcess|EmployeeBenefit|WorkHistoryCompany)';
const showing = '(Conversation|UserConversations|UserApplies|EnishiWorkHistory|Evaluation)';
const indexed =
  '(open-jobs|open-jobs-admin|conversations|user-applies|employee-benefits|employee-benefits-admin)';

/**
 * What is kept of somebody whose account has ended, and why: texts that belong to somebody else, and the account's
 * number, which leads to nobody any more. No entry lets a name, an address or a word about themselves stay.
 */
export const whatStays: readonly Stays[] = [
  {
    traces: ['said'],
    where: /^(Message\.content|UserConversations\.lastMessage)$/,
    why: 'messages stay with those they were written to, signed 退会ユーザー',
  },
  {
    traces: ['sub'],
    where: /^Message\.(author\.sub|authorId)$/,
    why: 'tells the messages of one former author from those of another in the same conversation',
  },
  {
    traces: ['about'],
    where: new RegExp(`^${written}\\.(comment|minutes|message|picComment|title|url)$`),
    why: 'what somebody wrote about others stays with those it is about, signed 退会ユーザー',
  },
  {
    traces: ['about'],
    where: /^users-admin\.(interviewTexts|user\.interview\w+ForQuery)$/,
    why: 'the same in search',
  },
  {
    traces: ['about'],
    where: /^(UserApplies|user-applies)\.history\.reason$/,
    why: 'the reason that an applicant was given',
  },
  {
    traces: ['sub'],
    where: new RegExp(`^${written}\\.(picId|commentatorID|reviewerId|interviewerId|owners)$`),
    why: 'tells the texts of one former author from those of another',
  },
  {
    traces: ['shared'],
    where: new RegExp(`^${ofOrganization}\\.`),
    why: 'belongs to the organization, or to the dictionary that everybody chooses from',
  },
  {
    traces: ['shared'],
    where: new RegExp(`^(${showing}|${indexed})\\.`),
    why: 'copies of the organization’s name and its jobs’ titles',
  },
  {
    traces: ['sub'],
    where: /^\w+\.createdBy$/,
    why: 'by which account a record of others was made; no API shows it',
  },
  {
    traces: ['sub'],
    where: /^(UserApplies|user-applies)\.history\.by$/,
    why: 'who moved somebody else’s application',
  },
  {
    traces: ['sub'],
    where: /^EnishiWorkHistory\.memberIds$/,
    why: 'both sides of an engagement as it was made',
  },
  {
    traces: ['sub'],
    where: /^AuditEntry\.(actor|subject|detail)$/,
    why: 'the log of what was read and done, which names accounts by number alone',
  },
  {
    traces: ['sub'],
    where: /MailDigests\w*\.body$/,
    why: 'waits five minutes for a mail that then finds nobody to go to',
  },
  {
    traces: ['sub'],
    where: /^Once#rate\.pk$/,
    why: 'counts calls of one minute; the row expires an hour later',
  },
];
