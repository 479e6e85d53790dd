import { amendLiteral } from '../../../support/terms/amendLiteral';
import { termsLiteral } from '../../../support/terms/termsLiteral';
import { recordsOf } from '../../matrix/support/records';

/**
 * The operations that the person whose account is later erased calls when working for others: as a member of
 * `$organization` with the job `$ownJob`, and as the consultant of the job `$consulted`. The list also
 * contains operations of other people, whose results the person's later operations need. `$peer` and `$other`
 * are talents.
 */
export const memberDeeds = [
  ...recordsOf(
    'self',
    `
    called updateOrganization(input: { id: "$organization", description: "紹介$shared" }) { id }
    ownJob createOpenJob(input: { title: "求人$shared", workType: CONTRACT, baseLocationTypes: [REMOTE], salaryType: FIXED, minumumSalary: 300000, description: "内容$shared", overView: "概要$shared", clientToken: "$ulid" }) { id }
    step createSelectionProcess(input: { openJobID: "$ownJob", step: 1, title: "面談$shared" }) { id }
    changedStep updateSelectionProcess(input: { id: "$step", title: "面接$shared" }) { id }
    field createOpenJobMainJobs(input: { openJobID: "$ownJob", jobID: "$ulid", isSelected: true }) { id }
    changedField updateOpenJobMainJobs(input: { id: "$field", isSelected: false }) { id }
    oldField createOpenJobMainJobs(input: { openJobID: "$ownJob", jobID: "$ulid", isSelected: true }) { id }
    goneField deleteOpenJobMainJobs(input: { id: "$oldField" }) { id }
    changedJob updateOpenJob(input: { id: "$ownJob", isDraft: false, issue: "課題$shared" }) { id }
    spare createOpenJob(input: { title: "書きかけ$shared" }) { id }
    goneSpare deleteOpenJob(input: { id: "$spare" }) { id }
    ownBenefit createEmployeeBenefit(input: { title: "割引$shared", couponCode: "ENISHI", isDraft: true }) { id }
    changedBenefit updateEmployeeBenefit(input: { id: "$ownBenefit", isReviewRequested: true }) { id }
    `,
  ),
  ...recordsOf(
    'admin',
    'opened updateOpenJob(input: { id: "$ownJob", isPublic: true, consultantName: "姓$name 名$name" }) { id }',
  ),
  ...recordsOf(
    'other',
    'theirs createUserApplies(input: { userID: "$other", openJobID: "$ownJob" }) { id theirTalk: conversationId }',
  ),
  ...recordsOf(
    'self',
    'proposed proposeMeeting(input: { id: "$theirs", times: ["$soon"], minutes: 60, format: ONLINE, place: "場所$about", people: ["担当$about"], contact: "窓口$about" }) { id theirMeeting: meetings { id } }',
  ),
  ...recordsOf(
    'other',
    `
    countered proposeMeeting(input: { id: "$theirs", meetingId: "$theirMeeting", times: ["$soon"] }) { id }
    `,
  ),
  ...recordsOf(
    'self',
    `
    taken takeMeetingTime(input: { id: "$theirs", meetingId: "$theirMeeting", at: "$soon" }) { id }
    droppedMeeting cancelMeeting(input: { id: "$theirs", meetingId: "$theirMeeting" }) { id }
    moveOne updateUserApplies(input: { id: "$theirs", type: SCREENING, reason: "選考$about" }) { id }
    moveTwo updateUserApplies(input: { id: "$theirs", type: INTERVIEW }) { id }
    sheet offerTerms(input: { applicationId: "$theirs", number: 1, ${termsLiteral('CONTRACT', { companyName: '$shared', content: '$about' })} }) { id }
    `,
  ),
  ...recordsOf(
    'other',
    `
    agreed answerTerms(input: { id: "$sheet", reply: ACCEPT, talentEmployees: false }) { id }
    paperOther recordDelivery(input: { applicationId: "$theirs", number: 1, deed: REQUEST }) { id: deed }
    `,
  ),
  ...recordsOf(
    'self',
    `
    handedOver recordDelivery(input: { applicationId: "$theirs", number: 1, deed: HAND_OVER, on: "$today" }) { id: deed }
    amended amendTerms(input: { applicationId: "$theirs", amends: 1, number: 2, ${amendLiteral('CONTRACT', { companyName: '$shared', content: '新$about' })} }) { id }
    `,
  ),
  ...recordsOf(
    'other',
    `
    amendedOther answerAmendment(input: { id: "$amended", reply: DECLINE, reason: "見送り" }) { id }
    proposed amendTerms(input: { applicationId: "$theirs", amends: 1, number: 3, ${amendLiteral('CONTRACT', { companyName: '$shared', content: '$about', place: '本社' })} }) { id }
    `,
  ),
  ...recordsOf(
    'self',
    `
    refused answerAmendment(input: { id: "$proposed", reply: DECLINE, reason: "理由$about" }) { id }
    ended endContract(input: { applicationId: "$theirs", how: AGREEMENT, lastDay: "2099-12-31", handover: "$about" }) { id: state }
    `,
  ),
  ...recordsOf(
    'other',
    `
    keptOn answerEnding(input: { applicationId: "$theirs", reply: DECLINE }) { id: state }
    endedOther endContract(input: { applicationId: "$theirs", how: AGREEMENT, lastDay: "2099-12-31" }) { id: state }
    `,
  ),
  ...recordsOf(
    'self',
    'confirmedEnd answerEnding(input: { applicationId: "$theirs", reply: CONFIRM }) { id: state }',
  ),
  ...recordsOf(
    'other',
    'offeredOther updateUser(input: { sub: "$other", isAgreedPostForClient: true }) { id }',
  ),
  ...recordsOf(
    'self',
    `
    hired createEnishiWorkHistory(input: { userId: "$other", openJobId: "$ownJob", startDate: "2026-01-01", endDate: "2026-02-01" }) { id }
    turnedDown updateUserApplies(input: { id: "$peerApply", type: REJECTED, rejectionReason: SKILL, note: "評価$about" }) { id }
    judged createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$hired", rating: 4, comment: "$about" }) { id }
    assessed createEvaluation(input: { userID: "$other", analysisRating: 4, picComment: "$about" }) { id }
    reassessed updateEvaluation(input: { id: "$assessed", picComment: "新$about" }) { id }
    answered createMessage(input: { conversationId: "$theirTalk", content: "返信$said", clientToken: "$ulid" }) { id }
    talk createConversation(input: { participantIds: ["$other"], openJobConversationsId: "$ownJob" }) { id }
    opening createMessage(input: { conversationId: "$talk", content: "挨拶$said", clientToken: "$ulid" }) { id }
    commented createEvaluationComment(input: { userID: "$peer", message: "$about" }) { id }
    recommented updateEvaluationComment(input: { id: "$commented", message: "新$about" }) { id }
    oldComment createEvaluationComment(input: { userID: "$peer", message: "旧$about" }) { id }
    goneComment deleteEvaluationComment(input: { id: "$oldComment" }) { id }
    saidInside createApplicationComment(input: { applicationId: "$peerApply", text: "社内$about" }) { saidId: writtenId }
    changedInside updateApplicationComment(input: { applicationId: "$peerApply", commentId: "$saidId", text: "社内新$about" }) { id }
    oldInside createApplicationComment(input: { applicationId: "$peerApply", text: "社内旧$about" }) { oldSaidId: writtenId }
    goneInside deleteApplicationComment(input: { applicationId: "$peerApply", commentId: "$oldSaidId" }) { id }
    scored handInScorecard(input: { applicationId: "$peerApply", stage: "APPLIED", skill: 4, communication: 3, motivation: 5, fit: 4, recommendation: YES, comment: "採点$about" }) { id }
    pooled poolTalent(input: { userID: "$other", isKept: true, addedLabels: ["札$about"] }) { id }
    noted createTalentNote(input: { userID: "$other", text: "覚え$about" }) { id }
    renoted updateTalentNote(input: { id: "$noted", text: "新しい覚え$about" }) { id }
    oldNote createTalentNote(input: { userID: "$other", text: "古い覚え$about" }) { id }
    goneNote deleteTalentNote(input: { id: "$oldNote" }) { id }
    oldRating createEvaluation(input: { userID: "$peer", picComment: "旧$about" }) { id }
    goneRating deleteEvaluation(input: { id: "$oldRating" }) { id }
    asked createInterviewLog(input: { intervieweeId: "$peer", comment: "$about", minutes: "$about" }) { id }
    reasked updateInterviewLog(input: { id: "$asked", comment: "新$about" }) { id }
    filmed createInterviewLogVideo(input: { interviewLogID: "$asked", url: "https://example.com/$about" }) { id }
    refilmed updateInterviewLogVideo(input: { id: "$filmed", title: "$about" }) { id }
    scouted createUserOpenJobs(input: { userID: "$other", openJobID: "$consulted", involveType: RECOMMENDED }) { id }
    rescouted updateUserOpenJobs(input: { id: "$scouted", involveType: SCOUTED }) { id }
    unscouted deleteUserOpenJobs(input: { id: "$scouted" }) { id }
    joined createUserConversations(input: { conversationId: "$peerTalk", userId: "$self" }) { id }
    advice createMessage(input: { conversationId: "$peerTalk", content: "助言$said" }) { id }
    draft createOpenJob(input: { title: "相談中の求人$shared" }) { id }
    `,
  ),
  ...recordsOf('self', 'goneFilm deleteInterviewLogVideo(input: { id: "$filmed" }) { id }'),
  ...recordsOf(
    'self',
    'filmedAgain createInterviewLogVideo(input: { interviewLogID: "$asked", url: "https://example.com/$about" }) { id }',
  ),
];
