import { termsLiteral } from '../../../support/terms/termsLiteral';
import { type RecordOf, recordsOf } from '../support/records';

const details =
  'workType: CONTRACT, baseLocationTypes: [REMOTE], salaryType: FIXED, minumumSalary: 300000, description: "内容です。"';

/**
 * Records for the access matrix with an open client area (for organizations and consultants): jobs, the
 * involvement of the consultant, and what talents send. They are created in the order of this list.
 */
export const jobRecords: RecordOf[] = [
  ...recordsOf(
    'client',
    `
    ownJob createOpenJob(input: { title: "倉庫の見える化", overView: "荷物の流れを見せます。", ${details} }) { id }
    ownDraft createOpenJob(input: { title: "配車計画の開発" }) { id }
    closing createOpenJob(input: { title: "終わる求人", overView: "概要です。", ${details} }) { id }
    `,
  ),
  ...recordsOf(
    'admin',
    `
    published updateOpenJob(input: { id: "$ownJob", isPublic: true, isDraft: false }) { id }
    opened updateOpenJob(input: { id: "$closing", isPublic: true, isDraft: false }) { id }
    consults createUserOpenJobs(input: { userID: "$consultant", openJobID: "$ownJob", involveType: CONSULTANT }) { id }
    consultsToo createUserOpenJobs(input: { userID: "$consultant", openJobID: "$ownDraft", involveType: CONSULTANT }) { id }
    foreignDraft createOpenJob(input: { title: "よその求人", organizationOpenJobsId: "$foreignOrganization" }) { id }
    `,
  ),
  ...recordsOf(
    'self',
    `
    closingApply createUserApplies(input: { userID: "$me", openJobID: "$closing" }) { id }
    apply createUserApplies(input: { userID: "$me", openJobID: "$ownJob" }) { id }
    area createUserPrefactures(input: { userID: "$me", prefactureID: "$ulid", isSelected: true }) { id }
    `,
  ),
  ...recordsOf('admin', 'closed updateOpenJob(input: { id: "$closing", isPublic: false }) { id }'),
];

/**
 * Further records for the access matrix with an open client area (for organizations and consultants): the
 * contract of the talent `hired`, texts about talents, interviews, benefits, conversations and so on.
 */
export const sideRecords: RecordOf[] = [
  ...recordsOf(
    'client',
    `
    screening updateUserApplies(input: { id: "$hired.apply", type: SCREENING }) { id }
    interviewed updateUserApplies(input: { id: "$hired.apply", type: INTERVIEW }) { id }
    offered offerTerms(input: { applicationId: "$hired.apply", number: 1, ${termsLiteral('CONTRACT')} }) { id }
    `,
  ),
  ...recordsOf(
    'admin',
    'contracted updateUserApplies(input: { id: "$hired.apply", type: CONTRACTED, reason: "電話で承諾を確認" }) { id }',
  ),
  ...recordsOf(
    'client',
    `
    engagement createEnishiWorkHistory(input: { userId: "$hired", openJobId: "$ownJob", startDate: "2026-01-01", endDate: "2026-02-01", salary: 500000 }) { id }
    ended createEnishiWorkHistory(input: { userId: "$hired", openJobId: "$ownJob", startDate: "2026-01-01", endDate: "2026-02-01" }) { id }
    review createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$ended", rating: 4 }) { id }
    evaluation createEvaluation(input: { userID: "$hired", analysisRating: 4 }) { id }
    remark createEvaluationComment(input: { userID: "$hidden", message: "丁寧です" }) { id }
    step createSelectionProcess(input: { openJobID: "$ownDraft", step: 1, title: "面談" }) { id }
    category createOpenJobMainJobs(input: { openJobID: "$ownDraft", jobID: "$ulid", isSelected: true }) { id }
    benefit createEmployeeBenefit(input: { title: "割引", couponCode: "ENISHI", isDraft: true }) { id }
    offeredBenefit createEmployeeBenefit(input: { title: "割引", couponCode: "ENISHI", isDraft: true }) { id }
    heldBenefit createEmployeeBenefit(input: { title: "割引", couponCode: "ENISHI" }) { id }
    remarked createApplicationComment(input: { applicationId: "$hidden.apply", text: "印象です" }) { id: writtenId }
    kept poolTalent(input: { userID: "$open", isKept: true }) { id }
    remembered createTalentNote(input: { userID: "$open", text: "覚え" }) { id }
    talk createConversation(input: { participantIds: ["$hidden"], openJobConversationsId: "$ownJob" }) { id }
    `,
  ),
  ...recordsOf(
    'consultant',
    `
    interview createInterviewLog(input: { intervieweeId: "$hidden", comment: "覚え", minutes: "記録", commentForClient: "落ち着いた方", totalEvaluation: 4, actionMethod: "訪問", companyHistoryEvaluation: 3, humanPowerEvaluation: 3 }) { id }
    filmed createInterviewLog(input: { intervieweeId: "$hidden", comment: "覚え" }) { id }
    video createInterviewLogVideo(input: { interviewLogID: "$filmed", url: "https://example.com/v", title: "面談", isSharedWithClient: false }) { id }
    filmedOnce createInterviewLog(input: { intervieweeId: "$hidden", comment: "覚え" }) { id }
    onceVideo createInterviewLogVideo(input: { interviewLogID: "$filmedOnce", url: "https://example.com/v", title: "面談", isSharedWithClient: false }) { id }
    shown createInterviewLog(input: { intervieweeId: "$hired", comment: "覚え" }) { id }
    shownVideo createInterviewLogVideo(input: { interviewLogID: "$shown", url: "https://example.com/v", title: "面談", isSharedWithClient: true }) { id }
    involved createUserOpenJobs(input: { userID: "$hired", openJobID: "$ownJob", involveType: RECOMMENDED }) { id }
    recommended createUserOpenJobs(input: { userID: "$open", openJobID: "$ownDraft", involveType: RECOMMENDED }) { id }
    `,
  ),
  ...recordsOf(
    'admin',
    `
    offers updateEmployeeBenefit(input: { id: "$offeredBenefit", isDraft: false }) { id }
    returns updateEmployeeBenefit(input: { id: "$heldBenefit", isReviewRequested: true, reviewNote: "期限を書いてください" }) { id }
    houseEvaluation createEvaluation(input: { userID: "$hired", analysisRating: 3 }) { id }
    houseJob createOpenJob(input: { title: "家の求人" }) { id }
    houseEngagement createEnishiWorkHistory(input: { userId: "$hired", openJobId: "$houseJob", startDate: "2026-01-01" }) { id }
    houseInterview createInterviewLog(input: { intervieweeId: "$open", comment: "覚え" }) { id }
    houseBenefit createEmployeeBenefit(input: { title: "よその割引", isDraft: true }) { id }
    `,
  ),
];
