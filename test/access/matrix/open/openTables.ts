import { openCallers } from '../support/Caller';
import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';
import { openReviews } from './openReviews';

const anId = 'items { id }';
const rows = (text: string) => rowsOf(text, openCallers);

/**
 * The expected access matrix while the client area (for organizations and consultants) is open, copied by
 * hand from docs/access-rules.md. Its columns are `guest owner other client foreign consultant admin`.
 */
export const openTables: Readonly<Record<string, readonly Row[]>> = {
  User: rows(`
    ok ok ok ok ok ok ok | offered | getUser(sub: "$open") { id }
    ok ok ok null null ok ok | not offered | getUser(sub: "$shy") { id }
    null ok null ok null ok ok | private, applied | getUser(sub: "$hidden") { id }
    ok ok ok ok null ok ok | contracted, not offered | getUser(sub: "$hired") { id }
    U ok NF NF NF NF ok | of another | updateUser(input: { sub: "$hidden", description: "改" }) { id }
    U ok null ok null ok ok | contact data of who was contracted | getUserPrivate(sub: "$hired") { sub }
    U ok null null null null ok | contact data of who is offered | getUserPrivate(sub: "$open") { sub }
    U U U some some some some | offered | searchUsers(filter: { id: { eq: "$open" } }) { ${anId} total }
    U U U none none none some | not offered | searchUsers(filter: { id: { eq: "$shy" } }) { ${anId} total }
    U U U none none none some | private | searchUsers(filter: { id: { eq: "$hidden" } }) { ${anId} total }
    U U U I I I ok | a filter for administrators | searchUsers(filter: { isPrivate: { eq: false } }) { ${anId} }
    U U U I I I ok | an order for administrators | searchUsers(sort: { field: lastVisitedDay, direction: desc }) { ${anId} }
    U U U I I I ok | a count for administrators | searchUsers(aggregates: { name: "how", type: terms, field: isPrivate }) { ${anId} }
    U some none none none none some | another's applications | listUserAppliesByUser(userID: "$hidden") { ${anId} }
    U some none none none none some | another's conversations | listUserConversations(userId: "$hidden") { ${anId} }
  `),
  OpenJob: rows(`
    ok ok ok ok ok ok ok | public | getOpenJob(id: "$ownJob") { id }
    null null null ok null ok ok | a draft | getOpenJob(id: "$ownDraft") { id }
    null null null null ok null ok | a draft of others | getOpenJob(id: "$foreignDraft") { id }
    null ok null ok null null ok | closed, $hidden applied | getOpenJob(id: "$closing") { id }
    none none none some none none some | a draft, of the own organization | searchOpenJobs(filter: { id: { eq: "$ownDraft" }, organizationId: { eq: "$organization" } }) { ${anId} total }
    none none none none none none some | a draft, of any organization | searchOpenJobs(filter: { id: { eq: "$ownDraft" } }) { ${anId} total }
    none none none none some none some | a draft of others | searchOpenJobs(filter: { id: { eq: "$foreignDraft" }, organizationId: { eq: "$foreignOrganization" } }) { ${anId} total }
    U U U ok ok U ok | new | createOpenJob(input: { title: "求人" }) { id }
    U U U U U U - | public at once | createOpenJob(input: { title: "求人", isPublic: true }) { id }
    U U U U - U - | of another organization | createOpenJob(input: { title: "求人", organizationOpenJobsId: "$foreignOrganization" }) { id }
    U NF NF ok NF ok ok | own | updateOpenJob(input: { id: "$ownDraft", title: "改題" }) { id }
    U NF NF NF ok NF ok | of others | updateOpenJob(input: { id: "$foreignDraft", title: "改題" }) { id }
    U NF NF U NF U - | made public | updateOpenJob(input: { id: "$ownDraft", isPublic: true }) { id }
    U NF NF I NF I I | public, with a mail address | updateOpenJob(input: { id: "$ownJob", issue: "hr@example.com" }) { id }
    U U U ok NF U ok | own draft | deleteOpenJob(input: { id: "$new.ownDraft" }) { id }
    U U U C NF U C | a draft with a consultant | deleteOpenJob(input: { id: "$ownDraft" }) { id }
    U U U C NF U C | a public job | deleteOpenJob(input: { id: "$ownJob" }) { id }
    U U U C NF U C | a closed job | deleteOpenJob(input: { id: "$closing" }) { id }
    U U U U U U - | excellent | updateOpenJob(input: { id: "$ownDraft", isExcellent: true }) { id }
    U U U U U U - | with the name of a hidden organization | updateOpenJob(input: { id: "$ownDraft", acceptsHiddenName: true }) { id }
    U U U U U U - | given away | updateOpenJob(input: { id: "$ownDraft", owners: ["$admin"] }) { id }
  `),
  'below a job': rows(`
    none none none some none some some | of a draft | listSelectionProcessByOpenJob(openJobID: "$ownDraft") { ${anId} }
    U U U ok U ok ok | own | createSelectionProcess(input: { openJobID: "$ownDraft", step: 2, title: "面談" }) { id }
    U U U U U U - | with the name of a hidden organization | createSelectionProcess(input: { openJobID: "$ownDraft", step: 2, title: "面談", acceptsHiddenName: true }) { id }
    U U U I U I I | of a public job, with a mail address | createSelectionProcess(input: { openJobID: "$ownJob", step: 2, title: "hr@example.com" }) { id }
    U NF NF ok NF ok ok | own | updateSelectionProcess(input: { id: "$step", title: "面接" }) { id }
    U U U U U U ok | own | deleteSelectionProcess(input: { id: "$new.step" }) { id }
    U U U ok U ok ok | own | createOpenJobMainJobs(input: { openJobID: "$ownDraft", jobID: "$ulid" }) { id }
    U NF NF ok NF ok ok | own | updateOpenJobMainJobs(input: { id: "$category", isSelected: false }) { id }
    U NF NF ok NF ok ok | own | deleteOpenJobMainJobs(input: { id: "$new.category" }) { id }
    U U U ok U - - | own, in contact | createUserOpenJobs(input: { userID: "$hidden", openJobID: "$ownDraft", involveType: SCOUTED }) { id }
    U U U ok U - - | own, offered | createUserOpenJobs(input: { userID: "$open", openJobID: "$ownJob", involveType: RECOMMENDED }) { id }
    U U U U U ok - | own, not offered | createUserOpenJobs(input: { userID: "$shy", openJobID: "$ownJob", involveType: SCOUTED }) { id }
    U U U U U U - | own, as its consultant | createUserOpenJobs(input: { userID: "$open", openJobID: "$ownJob", involveType: CONSULTANT }) { id }
    U U U U U U ok | of others | createUserOpenJobs(input: { userID: "$hidden", openJobID: "$foreignDraft", involveType: SCOUTED }) { id }
    U U U C U C C | who is involved already | createUserOpenJobs(input: { userID: "$hired", openJobID: "$ownJob", involveType: RECOMMENDED }) { id }
    U none none some none some some | recommended for an own job | listInvolvements(openJobID: "$ownDraft") { ${anId} }
    U none none some none some some | a talent with a recommendation | listInvolvements(userID: "$open") { ${anId} }
    U NF NF ok NF ok - | own, recommended | updateUserOpenJobs(input: { id: "$recommended", involveType: SCOUTED }) { id }
    U NF NF NF NF ok - | own, no longer to be scouted | updateUserOpenJobs(input: { id: "$recommended", involveType: RECOMMENDED }) { id }
    U NF NF I NF I - | own, who has applied | updateUserOpenJobs(input: { id: "$involved", involveType: SCOUTED }) { id }
    U NF NF NF NF U - | own, made a consultant | updateUserOpenJobs(input: { id: "$involved", involveType: CONSULTANT }) { id }
    U NF NF NF NF NF - | own, a consultant | updateUserOpenJobs(input: { id: "$consults", involveType: SCOUTED }) { id }
    U NF NF NF NF NF - | own, a consultant | deleteUserOpenJobs(input: { id: "$consults" }) { id }
    U NF NF NF NF ok - | own | deleteUserOpenJobs(input: { id: "$involved" }) { id }
  `),
  PooledTalent: rows(`
    U U U some none U none | kept | listPooledTalents { ${anId} }
    U U U ok ok U null | offered | getPooledTalent(userID: "$open") { id }
    U U U null null U null | not offered | getPooledTalent(userID: "$shy") { id }
    U U U null null U null | private, applied | getPooledTalent(userID: "$hidden") { id }
    U U U ok ok U NF | offered | poolTalent(input: { userID: "$open", addedLabels: ["会計"] }) { id }
    U U U NF NF U NF | private, applied | poolTalent(input: { userID: "$hidden", isKept: true }) { id }
  `),
  TalentNote: rows(`
    U U U ok ok U NF | offered | createTalentNote(input: { userID: "$open", text: "覚え" }) { id }
    U U U NF NF U NF | private, applied | createTalentNote(input: { userID: "$hidden", text: "覚え" }) { id }
    U U U ok NF U NF | of a client | updateTalentNote(input: { id: "$remembered", text: "改" }) { id }
    U U U ok NF U NF | of a client | deleteTalentNote(input: { id: "$remembered" }) { id }
  `),
  ApplicationReview: rows(`
    U null null ok null ok ok | of an application | getApplicationReview(id: "$hidden.apply") { id }
    U NF NF ok NF ok ok | a comment | createApplicationComment(input: { applicationId: "$hidden.apply", text: "印象です" }) { id }
    U NF NF ok NF NF NF | of a client | updateApplicationComment(input: { applicationId: "$hidden.apply", commentId: "$remarked", text: "改" }) { id }
    U NF NF ok NF NF NF | of a client | deleteApplicationComment(input: { applicationId: "$hidden.apply", commentId: "$remarked" }) { id }
    U NF NF ok NF ok ok | an opinion | handInScorecard(input: { applicationId: "$hidden.apply", stage: "APPLIED", skill: 4, communication: 3, motivation: 5, fit: 4, recommendation: YES }) { id }
  `),
  UserApplies: rows(`
    U ok null ok null ok ok | of a job | getUserApplies(id: "$hidden.apply") { id message }
    U none none some none some some | of a job | listUserAppliesByOpenJob(openJobID: "$ownJob") { ${anId} }
    U none none some none some some | of a job | searchUserApplies(filter: { id: { eq: "$hidden.apply" } }) { ${anId} total }
    U U NF ok NF ok NF | a meeting | proposeMeeting(input: { id: "$hidden.apply", times: ["$soon"], minutes: 60, format: ONLINE, people: ["担当"], contact: "窓口" }) { id }
    U NF NF NF NF NF NF | a meeting that is not there | takeMeetingTime(input: { id: "$hidden.apply", meetingId: "$ulid", at: "$soon" }) { id }
    U NF NF NF NF NF NF | a meeting that is not there | cancelMeeting(input: { id: "$hidden.apply", meetingId: "$ulid" }) { id }
    U U NF ok NF - - | the other side's move | updateUserApplies(input: { id: "$hidden.apply", type: SCREENING }) { id }
    U - NF - NF ok - | the next one | updateUserApplies(input: { id: "$hidden.apply", type: INTERVIEW }) { id }
    U - NF U NF U U | the talent's move | updateUserApplies(input: { id: "$hidden.apply", type: WITHDRAWN }) { id }
  `),
  Organization: rows(`
    null null null null ok null ok | without a public job | getOrganization(id: "$foreignOrganization") { id }
    U U U ok NF U ok | own | updateOrganization(input: { id: "$organization", description: "改" }) { id }
    U U U C NF U C | own, a stale version | updateOrganization(input: { id: "$organization", description: "改" }, condition: { version: { eq: 99 } }) { id }
    U U U NF NF U ok | own, but in others' hands | updateOrganization(input: { id: "$foreignOrganization", description: "改" }) { id }
    U U U U U U - | whether it is named | updateOrganization(input: { id: "$organization", isHideOrganizationName: false }) { id }
    U U U U U U ok | another | createOrganization(input: { name: "株式会社しん" }) { id }
  `),
  EmployeeBenefit: rows(`
    U null null ok null null ok | a draft | getEmployeeBenefit(id: "$benefit") { id }
    U null null null null null ok | a draft of the house | getEmployeeBenefit(id: "$houseBenefit") { id }
    U U U ok ok U ok | new | createEmployeeBenefit(input: { title: "割引" }) { id }
    U U U U - U - | of another organization | createEmployeeBenefit(input: { title: "割引", organizationEmployeeBenefitsId: "$foreignOrganization" }) { id }
    U U U U U U - | published at once | createEmployeeBenefit(input: { title: "割引", couponCode: "ENISHI", isDraft: false }) { id }
    U U U I I U I | asking for publication with nothing to use | createEmployeeBenefit(input: { title: "割引", isReviewRequested: true }) { id }
    U U U ok NF U ok | own | updateEmployeeBenefit(input: { id: "$benefit", title: "改" }) { id }
    U U U U NF U - | own, published | updateEmployeeBenefit(input: { id: "$benefit", isDraft: false }) { id }
    U U U U NF U - | own, no longer said to be a draft | updateEmployeeBenefit(input: { id: "$benefit", isDraft: null }) { id }
    U U U ok NF U ok | own, asking for publication | updateEmployeeBenefit(input: { id: "$benefit", isReviewRequested: true }) { id }
    U U U U U U ok | own, with a note of the review | updateEmployeeBenefit(input: { id: "$benefit", reviewNote: "期限を書いてください" }) { id }
    U U U NF NF U ok | of the house | updateEmployeeBenefit(input: { id: "$houseBenefit", title: "改" }) { id }
  `),
  ...openReviews,
  Conversation: rows(`
    U null null ok null null - | of its members | getConversation(id: "$talk") { id }
    U - U ok U ok ok | with who is offered | createConversation(input: { participantIds: ["$open"], openJobConversationsId: "$ownJob" }) { id }
    U - U ok U ok ok | with who applied | createConversation(input: { participantIds: ["$hidden"], openJobConversationsId: "$ownJob" }) { id }
    U - U U U U - | with who is neither | createConversation(input: { participantIds: ["$shy"], openJobConversationsId: "$ownJob" }) { id }
    U - U U U U - | about no job | createConversation(input: { participantIds: ["$open"] }) { id }
    U U U U U U - | a third person | createUserConversations(input: { conversationId: "$talk", userId: "$hired" }) { id }
    U U U U U ok - | somebody of the job's side | createUserConversations(input: { conversationId: "$talk", userId: "$consultant" }) { id }
    U ok NF NF NF ok ok | leaving | deleteUserConversations(input: { id: "$new.talk.$hidden" }) { id }
  `),
};
