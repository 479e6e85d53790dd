import type { Caller } from './Caller';
import { jobDetailsText } from '../../jobDetails';

/**
 * How to create a record for the access matrix: the caller `as` calls the GraphQL root field `field`. Rows of
 * the matrix refer to the record by `name`.
 */
export interface RecordOf {
  name: string;
  as: 'self' | 'open' | Caller;
  field: string;
  /** The name of a talent. The record is created for all talents of the access matrix but this one. */
  except?: string;
}

/**
 * Parses definitions of records, one per line. A line has the name of the record and the root field that
 * creates it, for example `talk createConversation(…) { id }`.
 */
export const recordsOf = (as: RecordOf['as'], text: string): RecordOf[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = '', field = ''] = line.split(/\s+(.*)/);
      return { name, as, field };
    });

/**
 * Records of the access matrix that are created once, after the people and before the records of each talent,
 * for example a conversation and jobs.
 */
export const sharedRecords: RecordOf[] = [
  ...recordsOf(
    'admin',
    `
  organization createOrganization(input: { name: "株式会社あかつき", description: "港の会社", address: "東京都千代田区", contact: "saiyo@example.com" }) { id }
  prefacture createPrefacture(input: { name: "試験県$slug", area: "試験" }) { id }
  category createJob(input: { name: "試験の職種$slug" }) { id }
  skillCategory createSkillCategory(input: { name: "試験の分類$slug" }) { id }
  skill createSkill(input: { name: "試験のスキル$slug" }) { id }
  skillTag createSkillTag(input: { name: "試験のタグ$slug" }) { id }
  talk createConversation(input: { participantIds: ["$open", "$other"], name: "ご相談" }) { id }
  aside createConversation(input: { participantIds: ["$open", "$other"], name: "別件" }) { id }
  left deleteUserConversations(input: { id: "$talk.$admin" }) { id }
  page createPageQuery(input: { url: "$slug", header: "試験のページ" }) { id url }
  unsaid createEvaluation(input: { userID: "$open", analysisRating: 2 }) { id }
  workers createWPWorkerCategory(input: { name: "講師", url: "$slug" }) { id }
  professional createProfessionalItem(input: { name: "設計", userIDs: ["$open"] }) { id }
  company createWorkHistoryCompany(input: { name: "試験$ulid" }) { id companyName: name }
  benefit createEmployeeBenefit(input: { title: "割引", couponCode: "ENISHI", isDraft: false }) { id }
  plainBenefit createEmployeeBenefit(input: { title: "相談", useProcesses: ["窓口へ"], isDraft: false }) { id }
  freshBenefit createEmployeeBenefit(input: { title: "はじめて", couponCode: "ENISHI", isDraft: false }) { id }
  draftBenefit createEmployeeBenefit(input: { title: "下書き", isDraft: true }) { id }
  benefitTag createEmployeeBenefitTag(input: { name: "試験の札" }) { id }
  partner createEmployeeBenefitOrganization(input: { name: "試験の提携先" }) { id }
  newerJob createOpenJob(input: { title: "次の求人", isDraft: true, isPublic: false, organizationOpenJobsId: "$organization" }) { id }
  newJob createOpenJob(input: { title: "試験の求人", isDraft: true, isPublic: false, organizationOpenJobsId: "$organization" }) { id }
  shut createOpenJob(input: { title: "終わる求人", ${jobDetailsText}, memo: "覚え", isPublic: true }) { id }
  drawn createOpenJob(input: { title: "戻る求人", ${jobDetailsText}, isPublic: true }) { id }
  shutStep createSelectionProcess(input: { openJobID: "$shut", step: 1, title: "面談" }) { id }
  selection createSelectionProcess(input: { openJobID: "$newJob", step: 1, title: "面談" }) { id }
  jobCategory createOpenJobMainJobs(input: { openJobID: "$newJob", jobID: "$ulid", isSelected: true }) { id }
  `,
  ),
  ...recordsOf(
    'other',
    `
    talkMessage createMessage(input: { conversationId: "$talk", content: "はじめまして" }) { id }
    shutKeep createUserFavoriteOpenJobs(input: { userID: "$other", openJobID: "$shut" }) { id }
    drawnKeep createUserFavoriteOpenJobs(input: { userID: "$other", openJobID: "$drawn" }) { id }
    asideMessage createMessage(input: { conversationId: "$aside", content: "別件です" }) { id }
    asideSecond createMessage(input: { conversationId: "$aside", content: "ご覧ください" }) { id }
    `,
  ),
];

/**
 * Records of the access matrix that are created last. The job `$shut` is closed after `open` applied to it
 * and `other` kept it. The job `$drawn` becomes a draft again after `open` withdrew an application to it.
 */
export const lastRecords: RecordOf[] = [
  ...recordsOf('open', 'shutApply createUserApplies(input: { userID: "$open", openJobID: "$shut" }) { id }'),
  ...recordsOf(
    'admin',
    'publishedReview updateEnishiWorkHistoryReview(input: { id: "$shy.review", published: true }) { id }',
  ),
  ...recordsOf(
    'open',
    `
    drawnApply createUserApplies(input: { userID: "$open", openJobID: "$drawn" }) { id }
    withdrawn updateUserApplies(input: { id: "$drawnApply", type: WITHDRAWN }) { id }
    `,
  ),
  ...recordsOf('admin', 'again updateOpenJob(input: { id: "$drawn", isDraft: true }) { id }'),
  ...recordsOf('admin', 'closedShut updateOpenJob(input: { id: "$shut", isPublic: false }) { id }'),
  ...recordsOf(
    'admin',
    'remarked createApplicationComment(input: { applicationId: "$open.apply", text: "印象です" }) { id: writtenId }',
  ),
  ...recordsOf(
    'admin',
    `
    pooled poolTalent(input: { userID: "$open", organizationId: "$organization", isKept: true }) { id }
    noted createTalentNote(input: { userID: "$open", organizationId: "$organization", text: "覚え" }) { id }
    `,
  ),
  ...recordsOf('admin', 'notedShut updateOpenJob(input: { id: "$shut", reviewNote: "給与を書く" }) { id }'),
];

/**
 * Records of the access matrix that are created for each talent. `$me` is the talent's sub, `$my.x` the
 * talent's record `x`. The evaluation of the talent `shy`, who shares nothing, is not published when it is
 * created.
 */
export const talentRecords: RecordOf[] = [
  ...recordsOf(
    'self',
    `
    history createWorkHistory(input: { userID: "$me", organizationName: "株式会社むかし", historyType: WORK }) { id }
    current createWorkHistory(input: { userID: "$me", organizationName: "株式会社いま", isCurrentJob: true }) { id }
    division createWorkHistoryDivision(input: { workHistoryID: "$my.history", name: "開発部" }) { id }
    achievement createWorkHistoryAchievement(input: { workHistoryID: "$my.history", projectName: "刷新" }) { id }
    link createWorkHistoryAchievementLink(input: { workHistoryAchievementID: "$my.achievement", url: "https://example.com/a" }) { id }
    skillSet createSkillSet(input: { userID: "$me", skillSetSkillId: "$seededSkill", yearsOfExperience: 2 }) { id }
    qualification createQualification(input: { userID: "$me", name: "応用情報" }) { id }
    area createUserPrefactures(input: { userID: "$me", prefactureID: "$ulid", isSelected: true }) { id }
    liked createUserMainJobs(input: { userID: "$me", jobID: "$ulid", isPositive: true, isSelected: true }) { id }
    disliked createUserMainJobs(input: { userID: "$me", jobID: "$ulid", isPositive: false, isSelected: true }) { id }
    keep createUserFavoriteOpenJobs(input: { userID: "$me", openJobID: "$job" }) { id }
    apply createUserApplies(input: { userID: "$me", openJobID: "$job" }) { id conversationId }
    `,
  ),
  ...recordsOf(
    'self',
    `
    use createUserEmployeeBenefits(input: { userID: "$me", employeeBenefitID: "$benefit" }) { id }
    requested createUserEmployeeBenefits(input: { userID: "$me", employeeBenefitID: "$plainBenefit" }) { id }
    path updateUser(input: { sub: "$me", portfolioPath: "$slug" }) { id portfolioPath }
    block createUserPortfolio(input: { userID: "$me", type: TEXT, content: "本文", isPublished: true }) { id }
    alert createJobAlert(input: { userID: "$me", name: "週3のReact", keyword: "React", frequency: DAILY, hour: 8 }) { id }
    blocked createCompanyBlock(input: { userID: "$me", name: "株式会社ひみつ", domain: "himitsu.example" }) { id }
    resume createUserResume(input: { userID: "$me", file: "private/$me/01JCN000000000000000000003.pdf", filename: "a.pdf" }) { id }
    document createWorkHistoryAchievementResume(input: { workHistoryAchievementID: "$my.achievement", file: "private/$me/01JCN000000000000000000003.pdf", filename: "a.pdf" }) { id }
    `,
  ),
  ...recordsOf(
    'admin',
    `
    engagement createEnishiWorkHistory(input: { userId: "$me", openJobId: "$newJob", startDate: "2026-01-01", endDate: "2026-02-01" }) { id }
    running createEnishiWorkHistory(input: { userId: "$me", openJobId: "$newJob", startDate: "2026-01-01", isContinuation: true }) { id }
    evaluation createEvaluation(input: { userID: "$me", analysisRating: 4, published: $publishes }) { id }
    remark createEvaluationComment(input: { userID: "$me", message: "丁寧です" }) { id }
    interview createInterviewLog(input: { intervieweeId: "$me", comment: "覚え" }) { id }
    video createInterviewLogVideo(input: { interviewLogID: "$my.interview", url: "https://example.com/v" }) { id }
    involved createUserOpenJobs(input: { userID: "$me", openJobID: "$newJob", involveType: RECOMMENDED }) { id }
    `,
  ),
  {
    name: 'review',
    as: 'self',
    field:
      'createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$my.engagement", rating: 4 }) { id }',
  },
  { name: 'worker', as: 'self', except: 'shy', field: 'createWPWorker(input: { userID: "$me" }) { id }' },
];
