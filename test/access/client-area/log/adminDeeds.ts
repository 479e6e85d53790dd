import { jobDetailsText } from '../../jobDetails';
import { recordsOf } from '../../matrix/support/records';

const file = 'private/$other/01JCN000000000000000000003.pdf';

/**
 * Every mutation by which an administrator (`self`) writes something of somebody else's, each called at least once.
 * `$other` is a talent, `$newcomer` a person without a profile.
 */
export const adminDeeds = [
  ...recordsOf(
    'self',
    `
    house createOrganization(input: { name: "株式会社しるし", address: "東京都千代田区", contact: "saiyo@example.com" }) { id }
    rehoused updateOrganization(input: { id: "$house", description: "紹介" }) { id }
    empty createOrganization(input: { name: "株式会社むなしい" }) { id }
    gone deleteOrganization(input: { id: "$empty" }) { id }
    place createPrefacture(input: { name: "記録$ulid", area: "試験" }) { id }
    placed updatePrefacture(input: { id: "$place", area: "記録" }) { id }
    unplaced deletePrefacture(input: { id: "$place" }) { id }
    work createJob(input: { name: "記録$ulid" }) { id }
    reworked updateJob(input: { id: "$work", name: "記帳$ulid" }) { id }
    unworked deleteJob(input: { id: "$work" }) { id }
    group createSkillCategory(input: { name: "記録$ulid" }) { id }
    regrouped updateSkillCategory(input: { id: "$group", name: "記帳$ulid" }) { id }
    skill createSkill(input: { name: "記録$ulid" }) { id }
    reskilled updateSkill(input: { id: "$skill", name: "記帳$ulid" }) { id }
    unskilled deleteSkill(input: { id: "$skill" }) { id }
    tag createSkillTag(input: { name: "記録$ulid" }) { id }
    retagged updateSkillTag(input: { id: "$tag", name: "記帳$ulid" }) { id }
    untagged deleteSkillTag(input: { id: "$tag" }) { id }
    page createPageQuery(input: { url: "$slug", header: "記録のページ" }) { id }
    repaged updatePageQuery(input: { id: "$page", header: "記録の頁" }) { id }
    unpaged deletePageQuery(input: { id: "$page" }) { id }
    workers createWPWorkerCategory(input: { name: "記録の講師", url: "$slug" }) { id }
    reworkers updateWPWorkerCategory(input: { id: "$workers", name: "記録の先生" }) { id }
    item createProfessionalItem(input: { name: "記録の設計", userIDs: ["$other"] }) { id }
    reitem updateProfessionalItem(input: { id: "$item", name: "記録の図面" }) { id }
    unitem deleteProfessionalItem(input: { id: "$item" }) { id }
    company createWorkHistoryCompany(input: { name: "記録$ulid" }) { id }
    recompany updateWorkHistoryCompany(input: { id: "$company", name: "記帳$ulid" }) { id }
    uncompany deleteWorkHistoryCompany(input: { id: "$recompany" }) { id }
    partner createEmployeeBenefitOrganization(input: { name: "記録$ulid" }) { id }
    repartner updateEmployeeBenefitOrganization(input: { id: "$partner", name: "記帳$ulid" }) { id }
    label createEmployeeBenefitTag(input: { name: "記録$ulid" }) { id }
    relabel updateEmployeeBenefitTag(input: { id: "$label", name: "記帳$ulid" }) { id }
    benefit createEmployeeBenefit(input: { title: "割引", useProcesses: ["窓口へ"], isDraft: false }) { id }
    rebenefit updateEmployeeBenefit(input: { id: "$benefit", title: "大割引" }) { id }
    job createOpenJob(input: { title: "記録の求人", ${jobDetailsText}, isPublic: true }) { id }
    rejob updateOpenJob(input: { id: "$job", overView: "書き直した概要です。" }) { id }
    step createSelectionProcess(input: { openJobID: "$job", step: 1, title: "面談" }) { id }
    restep updateSelectionProcess(input: { id: "$step", title: "面接" }) { id }
    unstep deleteSelectionProcess(input: { id: "$step" }) { id }
    field createOpenJobMainJobs(input: { openJobID: "$job", jobID: "$ulid", isSelected: true }) { id }
    refield updateOpenJobMainJobs(input: { id: "$field", isSelected: false }) { id }
    unfield deleteOpenJobMainJobs(input: { id: "$field" }) { id }
    spare createOpenJob(input: { title: "書きかけの求人" }) { id }
    unspare deleteOpenJob(input: { id: "$spare" }) { id }
    involved createUserOpenJobs(input: { userID: "$other", openJobID: "$job", involveType: RECOMMENDED }) { id }
    reinvolved updateUserOpenJobs(input: { id: "$involved", involveType: SCOUTED }) { id }
    uninvolved deleteUserOpenJobs(input: { id: "$involved" }) { id }
    `,
  ),
  ...recordsOf(
    'other',
    'use createUserEmployeeBenefits(input: { userID: "$other", employeeBenefitID: "$benefit" }) { id }',
  ),
  ...recordsOf(
    'self',
    `
    reuse updateUserEmployeeBenefits(input: { id: "$use", status: USED }) { id }
    profile createUser(input: { sub: "$newcomer", lastName: "記録", firstName: "残子", lastNameKana: "キロク", firstNameKana: "ノコ", displayName: "のこ", isAgreedTerms: true }) { id: sub }
    reprofile updateUser(input: { sub: "$other", isPrivate: true, description: "書き換え" }) { id: sub }
    contact updateUserPrivate(input: { sub: "$other", tel: "09012345678" }) { id: sub }
    contactOfNew createUserPrivate(input: { sub: "$newcomer", tel: "09012345678" }) { id: sub }
    history createWorkHistory(input: { userID: "$other", organizationName: "株式会社むかし" }) { id }
    rehistory updateWorkHistory(input: { id: "$history", isLastJob: true }) { id }
    division createWorkHistoryDivision(input: { workHistoryID: "$history", name: "開発部" }) { id }
    undivision deleteWorkHistoryDivision(input: { id: "$division" }) { id }
    deed createWorkHistoryAchievement(input: { workHistoryID: "$history", projectName: "刷新" }) { id }
    redeed updateWorkHistoryAchievement(input: { id: "$deed", projectName: "改新" }) { id }
    link createWorkHistoryAchievementLink(input: { workHistoryAchievementID: "$deed", url: "https://example.com/a" }) { id }
    relink updateWorkHistoryAchievementLink(input: { id: "$link", url: "https://example.com/b" }) { id }
    unlink deleteWorkHistoryAchievementLink(input: { id: "$link" }) { id }
    paper createWorkHistoryAchievementResume(input: { workHistoryAchievementID: "$deed", file: "${file}", filename: "a.pdf" }) { id }
    repaper updateWorkHistoryAchievementResume(input: { id: "$paper", filename: "b.pdf" }) { id }
    unpaper deleteWorkHistoryAchievementResume(input: { id: "$paper" }) { id }
    undeed deleteWorkHistoryAchievement(input: { id: "$deed" }) { id }
    unhistory deleteWorkHistory(input: { id: "$history" }) { id }
    alert createJobAlert(input: { userID: "$other", name: "週3のReact", frequency: DAILY, hour: 8 }) { id }
    realert updateJobAlert(input: { id: "$alert", isPaused: true }) { id }
    unalert deleteJobAlert(input: { id: "$alert" }) { id }
    resume createUserResume(input: { userID: "$other", file: "${file}", filename: "a.pdf" }) { id }
    unresume deleteUserResume(input: { id: "$resume" }) { id }
    skillSet createSkillSet(input: { userID: "$other", skillSetSkillId: "$seededSkill", yearsOfExperience: 2 }) { id }
    reskillSet updateSkillSet(input: { id: "$skillSet", yearsOfExperience: 3 }) { id }
    unskillSet deleteSkillSet(input: { id: "$skillSet" }) { id }
    paperwork createQualification(input: { userID: "$other", name: "応用情報" }) { id }
    repaperwork updateQualification(input: { id: "$paperwork", name: "基本情報" }) { id }
    unpaperwork deleteQualification(input: { id: "$paperwork" }) { id }
    block createUserPortfolio(input: { userID: "$other", type: TEXT, content: "本文" }) { id }
    reblock updateUserPortfolio(input: { id: "$block", isPublished: true }) { id }
    unblock deleteUserPortfolio(input: { id: "$block" }) { id }
    liked createUserMainJobs(input: { userID: "$other", jobID: "$ulid", isPositive: true, isSelected: true }) { id }
    reliked updateUserMainJobs(input: { id: "$liked", isPositive: false }) { id }
    unliked deleteUserMainJobs(input: { id: "$liked" }) { id }
    area createUserPrefactures(input: { userID: "$other", prefactureID: "$ulid", isSelected: true }) { id }
    rearea updateUserPrefactures(input: { id: "$area", isSelected: false }) { id }
    worker createWPWorker(input: { userID: "$other" }) { id }
    reworker updateWPWorker(input: { id: "$worker", status: PUBLISHED }) { id }
    unworker deleteWPWorker(input: { id: "$worker" }) { id }
    unworkers deleteWPWorkerCategory(input: { id: "$workers" }) { id }
    evaluation createEvaluation(input: { userID: "$other", analysisRating: 4 }) { id }
    reevaluation updateEvaluation(input: { id: "$evaluation", published: true }) { id }
    mistaken createEvaluation(input: { userID: "$other", analysisRating: 1 }) { id }
    unmistaken deleteEvaluation(input: { id: "$mistaken" }) { id }
    remark createEvaluationComment(input: { userID: "$other", message: "丁寧" }) { id }
    reremark updateEvaluationComment(input: { id: "$remark", message: "丁寧です" }) { id }
    unremark deleteEvaluationComment(input: { id: "$remark" }) { id }
    interview createInterviewLog(input: { intervieweeId: "$other", comment: "覚え" }) { id }
    reinterview updateInterviewLog(input: { id: "$interview", comment: "新しい覚え" }) { id }
    video createInterviewLogVideo(input: { interviewLogID: "$interview", url: "https://example.com/v" }) { id }
    revideo updateInterviewLogVideo(input: { id: "$video", title: "面談" }) { id }
    unvideo deleteInterviewLogVideo(input: { id: "$video" }) { id }
    uninterview deleteInterviewLog(input: { id: "$interview" }) { id }
    engagement createEnishiWorkHistory(input: { userId: "$other", openJobId: "$job", startDate: "2026-01-01", endDate: "2026-02-01" }) { id }
    reengagement updateEnishiWorkHistory(input: { id: "$engagement", salary: 500000 }) { id }
    review createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$engagement", rating: 4 }) { id }
    rereview updateEnishiWorkHistoryReview(input: { id: "$review", published: true }) { id }
    unreview deleteEnishiWorkHistoryReview(input: { id: "$review" }) { id }
    ending deleteUser(input: { sub: "$other" }) { id: sub }
    unending cancelUserDeletion(sub: "$other") { id: sub }
    `,
  ),
];
