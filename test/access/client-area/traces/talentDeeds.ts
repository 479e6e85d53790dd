import { amendLiteral } from '../../../support/terms/amendLiteral';
import { termsLiteral } from '../../../support/terms/termsLiteral';
import { recordsOf } from '../../matrix/support/records';

/**
 * The operations that the person, whose account is later erased, calls as a talent (`$self` is their sub),
 * and those with which others write about the person.
 */
export const talentDeeds = [
  ...recordsOf(
    'self',
    `
    contact createUserPrivate(input: { sub: "$self", address: "港区$word" }) { id }
    moved updateUserPrivate(input: { sub: "$self", tel: "$tel", address: "港区$word", nearestStation: "駅$word" }) { id }
    path updateUser(input: { sub: "$self", portfolioPath: "p-$word", description: "自己紹介$word", profileIcon: "$icon", userMainJobId: "$category" }) { id: sub }
    agreed agreeToTerms(input: { sub: "$self", isAgreedTerms: true, isConfirmedServiceGuide: true }) { id: sub }
    visit updateUserLastVisitedAt(input: { sub: "$self" }) { id: sub }
    history createWorkHistory(input: { userID: "$self", organizationName: "社$word", project: "$word", position: "$word", description: "$word", historyType: WORK, isCurrentJob: true }) { id }
    changedHistory updateWorkHistory(input: { id: "$history", industry: "$word" }) { id }
    division createWorkHistoryDivision(input: { workHistoryID: "$history", name: "部$word" }) { id }
    oldDivision createWorkHistoryDivision(input: { workHistoryID: "$history", name: "旧$word" }) { id }
    goneDivision deleteWorkHistoryDivision(input: { id: "$oldDivision" }) { id }
    achievement createWorkHistoryAchievement(input: { workHistoryID: "$history", projectName: "$word", description: "$word", topics: ["$word"] }) { id }
    changedAchievement updateWorkHistoryAchievement(input: { id: "$achievement", role: "$word" }) { id }
    oldAchievement createWorkHistoryAchievement(input: { workHistoryID: "$history", projectName: "$word" }) { id }
    goneAchievement deleteWorkHistoryAchievement(input: { id: "$oldAchievement" }) { id }
    link createWorkHistoryAchievementLink(input: { workHistoryAchievementID: "$achievement", title: "$word", url: "https://example.com/$word" }) { id }
    changedLink updateWorkHistoryAchievementLink(input: { id: "$link", title: "新$word" }) { id }
    oldLink createWorkHistoryAchievementLink(input: { workHistoryAchievementID: "$achievement", url: "https://example.com/$word" }) { id }
    goneLink deleteWorkHistoryAchievementLink(input: { id: "$oldLink" }) { id }
    document createWorkHistoryAchievementResume(input: { workHistoryAchievementID: "$achievement", file: "$file", filename: "$word-1.pdf" }) { id }
    changedDocument updateWorkHistoryAchievementResume(input: { id: "$document", filename: "新$word-1.pdf" }) { id }
    oldDocument createWorkHistoryAchievementResume(input: { workHistoryAchievementID: "$achievement", file: "$file", filename: "旧$word-1.pdf" }) { id }
    goneDocument deleteWorkHistoryAchievementResume(input: { id: "$oldDocument" }) { id }
    oldHistory createWorkHistory(input: { userID: "$self", organizationName: "旧$word" }) { id }
    goneHistory deleteWorkHistory(input: { id: "$oldHistory" }) { id }
    skill createSkillSet(input: { userID: "$self", skillSetSkillId: "$seededSkill", yearsOfExperience: 2 }) { id }
    changedSkill updateSkillSet(input: { id: "$skill", yearsOfExperience: 3 }) { id }
    oldSkill createSkillSet(input: { userID: "$self", skillSetSkillId: "$seededSkill" }) { id }
    goneSkill deleteSkillSet(input: { id: "$oldSkill" }) { id }
    qualification createQualification(input: { userID: "$self", name: "資格$word", organization: "$word" }) { id }
    changedQualification updateQualification(input: { id: "$qualification", organization: "会$word" }) { id }
    oldQualification createQualification(input: { userID: "$self", name: "旧$word" }) { id }
    goneQualification deleteQualification(input: { id: "$oldQualification" }) { id }
    alert createJobAlert(input: { userID: "$self", name: "$word", keyword: "$word", frequency: DAILY, hour: 8 }) { id }
    changedAlert updateJobAlert(input: { id: "$alert", name: "新$word" }) { id }
    oldAlert createJobAlert(input: { userID: "$self", name: "旧$word", frequency: WEEKLY, weekday: 1, hour: 8 }) { id }
    goneAlert deleteJobAlert(input: { id: "$oldAlert" }) { id }
    blocked createCompanyBlock(input: { userID: "$self", name: "株式会社$word", domain: "block.example" }) { id }
    oldBlocked createCompanyBlock(input: { userID: "$self", name: "旧$word" }) { id }
    goneBlocked deleteCompanyBlock(input: { id: "$oldBlocked" }) { id }
    resume createUserResume(input: { userID: "$self", file: "$file", filename: "$word-1.pdf" }) { id }
    oldResume createUserResume(input: { userID: "$self", file: "$file", filename: "旧$word-1.pdf" }) { id }
    goneResume deleteUserResume(input: { id: "$oldResume" }) { id }
    block createUserPortfolio(input: { userID: "$self", type: TEXT, title: "$word", content: "$word", isPublished: true }) { id }
    changedBlock updateUserPortfolio(input: { id: "$block", content: "新$word" }) { id }
    oldBlock createUserPortfolio(input: { userID: "$self", type: TEXT, content: "旧$word" }) { id }
    goneBlock deleteUserPortfolio(input: { id: "$oldBlock" }) { id }
    area createUserPrefactures(input: { userID: "$self", prefactureID: "13", isSelected: true }) { id }
    changedArea updateUserPrefactures(input: { id: "$area", isSelected: false }) { id }
    liked createUserMainJobs(input: { userID: "$self", jobID: "$ulid", isPositive: true, isSelected: true }) { id }
    changedLiked updateUserMainJobs(input: { id: "$liked", isPositive: false }) { id }
    oldLiked createUserMainJobs(input: { userID: "$self", jobID: "$ulid", isSelected: true }) { id }
    goneLiked deleteUserMainJobs(input: { id: "$oldLiked" }) { id }
    keep createUserFavoriteOpenJobs(input: { userID: "$self", openJobID: "$job" }) { id }
    changedKeep updateUserFavoriteOpenJobs(input: { id: "$keep", isFavorite: false }) { id }
    keptAgain updateUserFavoriteOpenJobs(input: { id: "$keep", isFavorite: true }) { id }
    use createUserEmployeeBenefits(input: { userID: "$self", employeeBenefitID: "$benefit" }) { id }
    worker createWPWorker(input: { userID: "$self", categories: ["$workers"], url: "https://example.com/$word" }) { id }
    apply createUserApplies(input: { userID: "$self", openJobID: "$job", message: "志望$word", resumeIds: ["$resume"], clientToken: "$ulid" }) { id conversationId }
    drawn createUserApplies(input: { userID: "$self", openJobID: "$secondJob", message: "志望$word" }) { id drawnTalk: conversationId }
    withdrawn updateUserApplies(input: { id: "$drawn", type: WITHDRAWN, reason: "理由$word" }) { id }
    leftDrawn deleteUserConversations(input: { id: "$drawnTalk.$self" }) { id }
    company createWorkHistoryCompany(input: { name: "株式会社$shared" }) { id }
    proposal proposeSkill(name: "技$word") { accepted }
    letter createContactMessage(input: { name: "姓$name", email: "$word@example.com", organizationName: "$word", subject: "$word", message: "$word" }) { accepted }
    `,
  ),
  ...recordsOf(
    'admin',
    `
    published updateWPWorker(input: { id: "$worker", status: PUBLISHED }) { id }
    professional createProfessionalItem(input: { name: "設計", userIDs: ["$self"] }) { id }
    noted updateUser(input: { sub: "$self", nameForClient: "$name", introductionForClient: "$word" }) { id: sub }
    screening updateUserApplies(input: { id: "$apply", type: SCREENING }) { id }
    interviewed updateUserApplies(input: { id: "$apply", type: INTERVIEW }) { id }
    firstSheet offerTerms(input: { applicationId: "$apply", number: 1, ${termsLiteral('CONTRACT', { talentName: '姓$name 名$name', content: '$word' })} }) { id }
    `,
  ),
  ...recordsOf(
    'self',
    'declined answerTerms(input: { id: "$firstSheet", reply: DECLINE, reason: "理由$word" }) { id }',
  ),
  ...recordsOf(
    'admin',
    `
    nextSheet offerTerms(input: { applicationId: "$apply", number: 2, ${termsLiteral('CONTRACT', { talentName: '姓$name 名$name', content: '新$word' })} }) { id }
    `,
  ),
  ...recordsOf(
    'self',
    `
    accepted answerTerms(input: { id: "$nextSheet", reply: ACCEPT, talentEmployees: false }) { id }
    paper recordDelivery(input: { applicationId: "$apply", number: 2, deed: REQUEST }) { id: deed }
    `,
  ),
  ...recordsOf(
    'self',
    `amended amendTerms(input: { applicationId: "$apply", amends: 2, number: 3, ${amendLiteral('CONTRACT', { talentName: '姓$name 名$name', content: '変$word' })} }) { id }`,
  ),
  ...recordsOf('admin', 'amendedTerms answerAmendment(input: { id: "$amended", reply: ACCEPT }) { id }'),
  ...recordsOf(
    'admin',
    `proposed amendTerms(input: { applicationId: "$apply", amends: 3, number: 4, ${amendLiteral('CONTRACT', { talentName: '姓$name 名$name', content: '再$word' })} }) { id }`,
  ),
  ...recordsOf(
    'self',
    `
    kept answerAmendment(input: { id: "$proposed", reply: DECLINE, reason: "理由$word" }) { id }
    ended endContract(input: { applicationId: "$apply", how: TERMINATION, lastDay: "2099-12-31", handover: "引き継ぎ$word", reason: "事情$word" }) { id: state }
    `,
  ),
  ...recordsOf(
    'admin',
    'confirmedEnd answerEnding(input: { applicationId: "$apply", reply: CONFIRM }) { id: state }',
  ),
  ...recordsOf(
    'admin',
    `
    engagement createEnishiWorkHistory(input: { userId: "$self", openJobId: "$job", startDate: "2026-01-01", endDate: "2026-02-01" }) { id }
    evaluation createEvaluation(input: { userID: "$self", analysisRating: 4, published: true, picComment: "$word" }) { id }
    remark createEvaluationComment(input: { userID: "$self", message: "$word" }) { id }
    interview createInterviewLog(input: { intervieweeId: "$self", comment: "$word", minutes: "$word" }) { id }
    video createInterviewLogVideo(input: { interviewLogID: "$interview", url: "https://example.com/$word" }) { id }
    involved createUserOpenJobs(input: { userID: "$self", openJobID: "$secondJob", involveType: RECOMMENDED }) { id }
    `,
  ),
  ...recordsOf(
    'self',
    `
    ownWords updateEnishiWorkHistory(input: { id: "$engagement", comment: "$word" }) { id }
    review createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$engagement", rating: 4, comment: "$word" }) { id }
    changedReview updateEnishiWorkHistoryReview(input: { id: "$review", comment: "新$word" }) { id }
    `,
  ),
];
