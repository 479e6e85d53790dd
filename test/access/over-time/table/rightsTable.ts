import { amendLiteral } from '../../../support/terms/amendLiteral';
import { termsLiteral } from '../../../support/terms/termsLiteral';
import { rightsRoles } from './rightsRoles';

/**
 * The expected rights before and after the end of a role, typed by hand from docs/access-rules.md: a line has a cell for
 * each of `rightsRoles`, with the mark before the end and the one after it, then the entity, what is done, and the
 * call. `y` is allowed, `n` is not, `.` is not asked. `$own.x` is a record that the person in the role made, `$new.x`
 * one that is made for the call, `$hidden` the talent: their profile is private, and they were contracted for a job
 * of the organization. A call that begins with `@` is a function in `rightsWays`.
 */
const text = `
  yn yy yn yn yn yn | User | read | getUser(sub: "$hidden") { displayName }
  yn nn nn nn nn nn | User | create | createTalent(input: { email: "$slug@example.com", lastName: "縁", firstName: "結", lastNameKana: "エニシ", firstNameKana: "ムスビ", displayName: "結" }) { id }
  yn nn nn nn nn yn | User | update | updateUser(input: { sub: "$hidden", description: "改" }) { id }
  yn nn nn nn nn .. | User | delete | deleteUser(input: { sub: "$shy" }) { id }
  yn yy yn yn yn yn | UserPrivate | read | getUserPrivate(sub: "$hidden") { email }
  yn nn nn nn nn yn | UserPrivate | update | updateUserPrivate(input: { sub: "$hidden", nearestStation: "駅" }) { id }
  yn yn nn nn nn nn | Organization | update | updateOrganization(input: { id: "$organization", description: "改" }) { id }
  yn yy yn yn yn nn | Organization | read | getOrganization(id: "$organization") { name }
  yn nn nn nn nn nn | Organization | create | createOrganization(input: { name: "株式会社しん" }) { id }
  yn nn nn nn nn nn | Organization | delete | deleteOrganization(input: { id: "$new.organization" }) { id }
  yn yy yn yn yn nn | OpenJob | read | getOpenJob(id: "$staffJob") { applyUsers { items { id } } }
  yn yy yn nn nn nn | OpenJob | create | createOpenJob(input: { title: "求人" }) { id }
  yn yy yn yn yn nn | OpenJob | update | updateOpenJob(input: { id: "$staffJob", overView: "改" }) { id }
  yn yy yn yn yn nn | SelectionProcess | read | listSelectionProcessByOpenJob(openJobID: "$staffJob") { items { id } }
  yn yy yn yn yn nn | SelectionProcess | create | createSelectionProcess(input: { openJobID: "$staffJob", step: 2, title: "面談" }) { id }
  yn yy yn yn yn nn | SelectionProcess | update | updateSelectionProcess(input: { id: "$staffStep", title: "面接" }) { id }
  yn nn nn nn nn nn | SelectionProcess | delete | deleteSelectionProcess(input: { id: "$new.staffStep" }) { id }
  yn yy yn yn yn nn | OpenJobMainJobs | read | getOpenJob(id: "$staffJob") { mainJobs { items { id } } }
  yn yy yn nn nn nn | OpenJob | delete | deleteOpenJob(input: { id: "$new.staffDraft" }) { id }
  yn yy yn yn yn nn | OpenJobMainJobs | create | createOpenJobMainJobs(input: { openJobID: "$staffJob", jobID: "$ulid" }) { id }
  yn yy yn yn yn nn | OpenJobMainJobs | update | updateOpenJobMainJobs(input: { id: "$staffCategory", isSelected: false }) { id }
  yn yy yn yn yn nn | OpenJobMainJobs | delete | deleteOpenJobMainJobs(input: { id: "$new.staffCategory" }) { id }
  yn yy yn yn yn nn | UserOpenJobs | read | getOpenJob(id: "$staffJob") { userOpenJobs { items { id } } }
  yn yy yn yn yn nn | UserOpenJobs | read | listInvolvements(openJobID: "$staffJob") { items { id } }
  yn yy yn yn yn nn | UserOpenJobs | create | createUserOpenJobs(input: { userID: "$new.offered", openJobID: "$staffJob", involveType: SCOUTED }) { id }
  yn nn nn yn yn nn | UserOpenJobs | update | updateUserOpenJobs(input: { id: "$hidden.scouted", involveType: RECOMMENDED }) { id }
  yn yy yn yn yn nn | UserOpenJobs | update | updateUserOpenJobs(input: { id: "$new.scouted", involveType: SCOUTED }) { id }
  yn nn nn yn yn nn | UserOpenJobs | delete | deleteUserOpenJobs(input: { id: "$new.scouted" }) { id }
  yn nn nn nn nn yn | UserFavoriteOpenJobs | read | searchUserFavoriteOpenJobs(filter: { userID: { eq: "$hidden" } }) { items { id } }
  nn nn nn nn nn yn | UserFavoriteOpenJobs | create | createUserFavoriteOpenJobs(input: { userID: "$hidden", openJobID: "$another" }) { id }
  nn nn nn nn nn yn | UserFavoriteOpenJobs | update | updateUserFavoriteOpenJobs(input: { id: "$hidden.keep", isFavorite: true }) { id }
  yn yy yn yn yn nn | UserApplies | read | listUserAppliesByOpenJob(openJobID: "$staffJob") { items { id } }
  nn nn nn nn nn yn | UserApplies | create | createUserApplies(input: { userID: "$hidden", openJobID: "$another" }) { id }
  yn yy yn yn yn nn | UserApplies | update | updateUserApplies(input: { id: "$new.application", type: SCREENING }) { id }
  nn yy yn yn yn nn | UserApplies | update | proposeMeeting(input: { id: "$new.application", times: ["$soon"], minutes: 60, format: ONLINE, people: ["担当"], contact: "窓口" }) { id }
  yn yy yn yn yn yn | UserApplies | read | getUserApplies(id: "$hidden.$staffJob") { id }
  yn yy yn yn yn nn | ApplicationReview | read | getApplicationReview(id: "$hidden.$staffJob") { id }
  yn yy yn yn yn nn | ApplicationReview | create | createApplicationComment(input: { applicationId: "$hidden.$staffJob", text: "印象です" }) { id }
  yn yy yn yn yn .. | ApplicationReview | update | updateApplicationComment(input: { applicationId: "$hidden.$staffJob", commentId: "$own.comment", text: "改めました" }) { id }
  yn yy yn yn yn .. | ApplicationReview | delete | deleteApplicationComment(input: { applicationId: "$hidden.$staffJob", commentId: "$own.comment" }) { id }
  yn yy yn yn yn nn | ApplicationReview | update | handInScorecard(input: { applicationId: "$hidden.$staffJob", stage: "APPLIED", skill: 4, communication: 3, motivation: 5, fit: 4, recommendation: YES }) { id }
  yn yy yn nn nn nn | PooledTalent | read | listPooledTalents(organizationId: "$organization") { items { id } }
  yn yy yn nn nn nn | PooledTalent | read | getPooledTalent(userID: "$open", organizationId: "$organization") { id }
  yn yy yn nn nn nn | PooledTalent | update | poolTalent(input: { userID: "$open", organizationId: "$organization", isKept: true }) { id }
  yn yy yn nn nn nn | TalentNote | create | createTalentNote(input: { userID: "$open", organizationId: "$organization", text: "覚え" }) { id }
  yn yy yn .. .. .. | TalentNote | update | updateTalentNote(input: { id: "$own.note", text: "改" }) { id }
  yn yy yn .. .. .. | TalentNote | delete | deleteTalentNote(input: { id: "$own.note" }) { id }
  yn yy yn yn yn nn | TermsSheet | create | offerTerms(input: { applicationId: "$new.interviewed", number: 1, ${termsLiteral('CONTRACT')} }) { id }
  yn yy yn yn yn nn | TermsSheet | create | amendTerms(input: { applicationId: "$new.contracted", amends: 1, number: 2, ${amendLiteral('CONTRACT', { place: '本社' })} }) { id }
  .. .. yn .. .. nn | TermsSheet | update | answerAmendment(input: { id: "$new.amended", reply: DECLINE }) { id }
  .. .. yn .. .. nn | UserApplies | update | endContract(input: { applicationId: "$new.contracted", how: AGREEMENT, lastDay: "2099-12-31" }) { state }
  .. .. yn .. .. nn | UserApplies | update | answerEnding(input: { applicationId: "$new.ending", reply: CONFIRM }) { state }
  .. .. yn .. .. nn | UserApplies | update | recordDelivery(input: { applicationId: "$new.paperAsked", number: 1, deed: HAND_OVER, on: "$today" }) { deed }
  yn yy yn yn yn yn | TermsSheet | read | getApplicationTerms(id: "$hiredApplication") { id }
  yn nn nn nn nn yn | UserPrefactures | create | createUserPrefactures(input: { userID: "$hidden", prefactureID: "$ulid", isSelected: true }) { id }
  yn nn nn nn nn yn | UserPrefactures | update | updateUserPrefactures(input: { id: "$hidden.area", isSelected: true }) { id }
  yn nn nn nn nn yn | UserMainJobs | create | createUserMainJobs(input: { userID: "$hidden", jobID: "$ulid", isPositive: true }) { id }
  yn nn nn nn nn yn | UserMainJobs | update | updateUserMainJobs(input: { id: "$hidden.liked", isSelected: true }) { id }
  yn nn nn nn nn yn | UserMainJobs | delete | deleteUserMainJobs(input: { id: "$new.liked" }) { id }
  yn yy yn nn nn nn | EmployeeBenefit | read | getEmployeeBenefit(id: "$staffBenefit") { title }
  yn yy yn nn nn nn | EmployeeBenefit | create | createEmployeeBenefit(input: { title: "割引" }) { id }
  yn yy yn nn nn nn | EmployeeBenefit | update | updateEmployeeBenefit(input: { id: "$staffBenefit", title: "改" }) { id }
  nn nn nn nn nn yn | UserEmployeeBenefits | create | createUserEmployeeBenefits(input: { userID: "$hidden", employeeBenefitID: "$freshBenefit" }) { id }
  yn nn nn nn nn nn | UserEmployeeBenefits | update | updateUserEmployeeBenefits(input: { id: "$hidden.requested", status: USED }) { id }
  yn yy yn yn yn yn | Evaluation | read | getUser(sub: "$hidden") { evaluations { items { id } } }
  yn yy yn yn yn nn | Evaluation | create | createEvaluation(input: { userID: "$hidden", analysisRating: 4 }) { id }
  yn yy yn yn yn .. | Evaluation | update | updateEvaluation(input: { id: "$own.evaluation", picComment: "改" }) { id }
  yn yy yn yn yn .. | Evaluation | delete | deleteEvaluation(input: { id: "$own.evaluation" }) { id }
  yn yy yn yn yn nn | EvaluationComment | create | createEvaluationComment(input: { userID: "$hidden", message: "丁寧でした" }) { id }
  yn yy yn yn yn .. | EvaluationComment | update | updateEvaluationComment(input: { id: "$own.remark", rate: 3 }) { id }
  yn yy yn yn yn .. | EvaluationComment | delete | deleteEvaluationComment(input: { id: "$own.remark" }) { id }
  yn yy yn yn yn yn | InterviewLog | read | getUser(sub: "$hidden") { interviewLogs { items { id } } }
  yn nn nn yn yn nn | InterviewLog | create | createInterviewLog(input: { intervieweeId: "$hidden", comment: "覚え" }) { id }
  yn .. .. yn yn .. | InterviewLog | update | updateInterviewLog(input: { id: "$own.interview", minutes: "改" }) { id }
  yn nn nn nn nn nn | InterviewLog | delete | deleteInterviewLog(input: { id: "$new.interview" }) { id }
  yn .. .. yn yn .. | InterviewLogVideo | create | createInterviewLogVideo(input: { interviewLogID: "$own.bareInterview", url: "https://example.com/v" }) { id }
  yn .. .. yn yn .. | InterviewLogVideo | update | updateInterviewLogVideo(input: { id: "$own.video", isSharedWithClient: true }) { id }
  yn .. .. yn yn .. | InterviewLogVideo | delete | deleteInterviewLogVideo(input: { id: "$own.video" }) { id }
  yn nn nn nn nn yn | Qualification | read | getQualification(id: "$hidden.qualification") { name }
  yn nn nn nn nn yn | Qualification | create | createQualification(input: { userID: "$hidden", name: "簿記" }) { id }
  yn nn nn nn nn yn | Qualification | update | updateQualification(input: { id: "$hidden.qualification", name: "簿記" }) { id }
  yn nn nn nn nn yn | Qualification | delete | deleteQualification(input: { id: "$new.qualification" }) { id }
  yn yy yn yn yn yn | Conversation | read | getConversation(id: "$own.talk", reason: "権利の確認") { name }
  yn yy yn yn yn .. | Conversation | create | createConversation(input: { participantIds: ["$hidden"], openJobConversationsId: "$staffJob" }) { id }
  yn yy yn yn yn yn | Message | read | listMessagesByConversation(conversationId: "$own.talk", reason: "権利の確認") { items { id } }
  yn yy yn yn yn yn | Message | create | createMessage(input: { conversationId: "$own.talk", content: "ご連絡です" }) { id }
  yn yy yn yn yn yn | UserConversations | update | updateUserConversations(input: { id: "$own.talk.$me", readAt: "2026-01-01T00:00:00Z" }) { id }
  yn yy yn yn yn yn | EnishiWorkHistory | read | listEnishiWorkHistories(filter: { userId: { eq: "$hidden" } }) { items { id } }
  yn yy yn yn yn nn | EnishiWorkHistory | create | createEnishiWorkHistory(input: { userId: "$hidden", openJobId: "$staffJob" }) { id }
  yn yy yn yn yn nn | EnishiWorkHistory | update | updateEnishiWorkHistory(input: { id: "$staffEngagement", salary: 600000 }) { id }
  yn yy yn yn yn yn | EnishiWorkHistoryReview | create | createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$new.staffEngagement", rating: 4 }) { id }
  yn yy yn yn yn yn | EnishiWorkHistoryReview | update | updateEnishiWorkHistoryReview(input: { id: "$own.review", comment: "改" }) { id }
  yn nn nn nn nn nn | WPWorker | update | updateWPWorker(input: { id: "$hidden", status: PUBLISHED }) { id }
  yn yy yn yn yn yn | WorkHistory | read | getUser(sub: "$hidden") { workHistories { items { id } } }
  yn nn nn nn nn yn | WorkHistory | create | createWorkHistory(input: { userID: "$hidden", organizationName: "株式会社あと" }) { id }
  yn nn nn nn nn yn | WorkHistory | update | updateWorkHistory(input: { id: "$hidden.history", description: "改" }) { id }
  yn nn nn nn nn yn | WorkHistory | delete | deleteWorkHistory(input: { id: "$new.history" }) { id }
  yn nn nn nn nn yn | WorkHistoryDivision | create | createWorkHistoryDivision(input: { workHistoryID: "$hidden.history", name: "部" }) { id }
  yn nn nn nn nn yn | WorkHistoryDivision | delete | deleteWorkHistoryDivision(input: { id: "$new.division" }) { id }
  yn nn nn nn nn yn | WorkHistoryAchievement | create | createWorkHistoryAchievement(input: { workHistoryID: "$hidden.history", projectName: "刷新" }) { id }
  yn nn nn nn nn yn | WorkHistoryAchievement | update | updateWorkHistoryAchievement(input: { id: "$hidden.achievement", role: "設計" }) { id }
  yn nn nn nn nn yn | WorkHistoryAchievement | delete | deleteWorkHistoryAchievement(input: { id: "$new.achievement" }) { id }
  yn nn nn nn nn yn | WorkHistoryAchievementLink | create | createWorkHistoryAchievementLink(input: { workHistoryAchievementID: "$hidden.achievement", url: "https://example.com/a" }) { id }
  yn nn nn nn nn yn | WorkHistoryAchievementLink | update | updateWorkHistoryAchievementLink(input: { id: "$hidden.link", url: "https://example.com/b" }) { id }
  yn nn nn nn nn yn | WorkHistoryAchievementLink | delete | deleteWorkHistoryAchievementLink(input: { id: "$new.link" }) { id }
  yn nn nn nn nn yn | WorkHistoryAchievementResume | create | createWorkHistoryAchievementResume(input: { workHistoryAchievementID: "$hidden.achievement", file: "private/$hidden/01JCN000000000000000000003.pdf", filename: "a.pdf" }) { id }
  yn nn nn nn nn yn | WorkHistoryAchievementResume | update | updateWorkHistoryAchievementResume(input: { id: "$hidden.document", filename: "b.pdf" }) { id }
  yn nn nn nn nn yn | WorkHistoryAchievementResume | delete | deleteWorkHistoryAchievementResume(input: { id: "$new.document" }) { id }
  yn nn nn nn nn yn | SkillSet | create | createSkillSet(input: { userID: "$hidden", skillSetSkillId: "$seededSkill", yearsOfExperience: 2 }) { id }
  yn nn nn nn nn yn | SkillSet | update | updateSkillSet(input: { id: "$hidden.skillSet", yearsOfExperience: 3 }) { id }
  yn nn nn nn nn yn | SkillSet | delete | deleteSkillSet(input: { id: "$new.skillSet" }) { id }
  yn nn nn nn nn yn | UserPortfolio | create | createUserPortfolio(input: { userID: "$hidden", type: TEXT, content: "本文" }) { id }
  yn nn nn nn nn yn | UserPortfolio | update | updateUserPortfolio(input: { id: "$hidden.block", title: "題" }) { id }
  yn nn nn nn nn yn | UserPortfolio | delete | deleteUserPortfolio(input: { id: "$new.block" }) { id }
  yn nn nn nn nn yn | JobAlert | create | createJobAlert(input: { userID: "$hidden", name: "React", frequency: DAILY, hour: 8 }) { id }
  yn nn nn nn nn yn | JobAlert | update | updateJobAlert(input: { id: "$new.alert", isPaused: true }) { id }
  yn nn nn nn nn yn | JobAlert | delete | deleteJobAlert(input: { id: "$new.alert" }) { id }
  nn nn nn nn nn yn | CompanyBlock | create | createCompanyBlock(input: { userID: "$hidden", name: "株式会社ひみつ" }) { id }
  nn nn nn nn nn yn | CompanyBlock | delete | deleteCompanyBlock(input: { id: "$new.blocked" }) { id }
  yn nn nn nn nn yn | UserResume | create | createUserResume(input: { userID: "$hidden", file: "private/$hidden/01JCN000000000000000000003.pdf", filename: "a.pdf" }) { id }
  yn nn nn nn nn yn | UserResume | delete | deleteUserResume(input: { id: "$new.resume" }) { id }
  yn nn nn nn nn nn | AuditEntry | read | listAuditEntries(subject: "$hidden") { items { id } }
  yn yy yn yn yn yn | by socket | subscribe | @socket
  yn yy yn yn yn .. | by mail | of what is unread | @mail
  yn yy yn yn yn yn | by file link | signed link | getFileLink(type: USER_RESUME, id: "$sentResume", field: "file") { url }
  yn nn nn nn nn nn | by CSV | export of people | invokeCreateSearchUsersCSV(filter: { sub: { eq: "$hidden" } }, type: PROFILE) { statusCode }
  yn nn nn nn nn nn | by CSV | figures | downloadCSVForInsights(period: DAY, metricsType: USERS) { statusCode }
  yn nn nn nn nn yn | by export | of a person’s data | createDataExport(input: { sub: "$hidden" }) { id }
`;

type Verb = 'create' | 'update' | 'delete';

/** Returns the lines of a catalogue, which administrators alone write. */
const catalogue = (entity: string, record: string, input: string, verbs: Verb[]) =>
  verbs.map((verb) => {
    const id = verb === 'delete' ? `id: "$new.${record}"` : `id: "$${record}", ${input}`;
    const value = verb === 'create' ? input : id;
    return `yn nn nn nn nn nn | ${entity} | ${verb} | ${verb}${entity}(input: { ${value} }) { id }`;
  });

const all: Verb[] = ['create', 'update', 'delete'];
const catalogues = [
  ...catalogue('Prefacture', 'prefacture', 'name: "県$ulid"', all),
  ...catalogue('Job', 'category', 'name: "職種$ulid"', all),
  ...catalogue('SkillCategory', 'skillCategory', 'name: "分類$ulid"', ['create', 'update']),
  ...catalogue('Skill', 'skill', 'name: "技$ulid"', all),
  ...catalogue('SkillTag', 'skillTag', 'name: "札$ulid"', all),
  ...catalogue('EmployeeBenefitTag', 'benefitTag', 'name: "札$ulid"', ['create', 'update']),
  ...catalogue('EmployeeBenefitOrganization', 'partner', 'name: "提携先$ulid"', ['create', 'update']),
  ...catalogue('PageQuery', 'page', 'url: "$slug", header: "頁"', ['create', 'delete']),
  ...catalogue('PageQuery', 'page', 'header: "頁"', ['update']),
  ...catalogue('WPWorkerCategory', 'workers', 'name: "講師", url: "$slug"', all),
  ...catalogue('ProfessionalItem', 'professional', 'name: "設計"', all),
  ...catalogue('WorkHistoryCompany', 'company', 'name: "社$ulid"', ['update', 'delete']),
];

const mark = ['y', 'n', '.'];

export interface RightsRow {
  entity: string;
  verb: string;
  call: string;
  /** For each role, the mark before the end and the one after it. */
  cells: Readonly<Record<string, readonly [string, string]>>;
}

/** Parses a line. Throws on an invalid one. */
function rowOf(line: string): RightsRow {
  const [marks = '', entity = '', verb = '', ...call] = line.split(' | ').map((part) => part.trim());
  const each = marks.split(' ');
  const isMarked = each.every(
    (cell) => cell.length === 2 && [...cell].every((letter) => mark.includes(letter)),
  );
  if (each.length !== rightsRoles.length || !isMarked || call.length === 0)
    throw new Error(`Invalid line: ${line}`);
  const cells = rightsRoles.map(({ name }, index) => [name, [each[index]?.[0], each[index]?.[1]]]);
  return { entity, verb, call: call.join(' | '), cells: Object.fromEntries(cells) };
}

/** The rows of the table of rights over time. */
export const rightsTable: readonly RightsRow[] = [
  ...text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  ...catalogues,
].map(rowOf);
