import { amendLiteral } from '../../../support/terms/amendLiteral';
import { termsLiteral } from '../../../support/terms/termsLiteral';
import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

const anId = 'items { id }';

/** The expected access to keeps (saved jobs) and applications. Both belong to the talent. */
export const applications: Record<string, Row[]> = {
  UserFavoriteOpenJobs: rowsOf(`
    U C U U U | kept already | createUserFavoriteOpenJobs(input: { userID: "$open", openJobID: "$job" }) { id }
    U ok U U U | for the first time | createUserFavoriteOpenJobs(input: { userID: "$open", openJobID: "$another" }) { id }
    U U U U U | a draft | createUserFavoriteOpenJobs(input: { userID: "$open", openJobID: "$draft" }) { id }
    U U U U U | a job that is not there | createUserFavoriteOpenJobs(input: { userID: "$open", openJobID: "$missing" }) { id }
    U I I I I | an id that is none | createUserFavoriteOpenJobs(input: { userID: "$open", openJobID: "a#b" }) { id }
    U U U U U | a forged owner | createUserFavoriteOpenJobs(input: { userID: "$open", owner: "$other", openJobID: "$job" }) { id }
    U ok NF NF NF | own | updateUserFavoriteOpenJobs(input: { id: "$open.keep", isFavorite: true }) { id }
    U NF NF NF NF | missing | updateUserFavoriteOpenJobs(input: { id: "$open.$ulid", isFavorite: true }) { id }
    U C NF NF NF | a stale version | updateUserFavoriteOpenJobs(input: { id: "$open.keep", isFavorite: true }, condition: { version: { eq: 99 } }) { id }
    U some none none some | own | searchUserFavoriteOpenJobs(filter: { userID: { eq: "$open" } }) { ${anId} }
    U I I I I | a page too large | searchUserFavoriteOpenJobs(limit: 51) { ${anId} }
  `),
  ApplicationReview: rowsOf(`
    U U U U ok | of an application | getApplicationReview(id: "$open.apply") { id }
    U U U U null | an id that is none | getApplicationReview(id: "a#b") { id }
    U U U U null | missing | getApplicationReview(id: "$open.$missing") { id }
    U U U U ok | a comment | createApplicationComment(input: { applicationId: "$open.apply", text: "面談の印象です" }) { id }
    U U U U I | an empty comment | createApplicationComment(input: { applicationId: "$open.apply", text: " " }) { id }
    U U U U I | a comment too long | createApplicationComment(input: { applicationId: "$open.apply", text: "$long" }) { id }
    U U U U NF | missing | createApplicationComment(input: { applicationId: "$open.$missing", text: "印象です" }) { id }
    U U U U NF | a comment that is not there | updateApplicationComment(input: { applicationId: "$open.apply", commentId: "$missing", text: "改" }) { id }
    U U U U NF | a comment that is not there | deleteApplicationComment(input: { applicationId: "$open.apply", commentId: "$missing" }) { id }
    U U U U ok | own | updateApplicationComment(input: { applicationId: "$open.apply", commentId: "$remarked", text: "改" }) { id }
    U U U U ok | own | deleteApplicationComment(input: { applicationId: "$open.apply", commentId: "$remarked" }) { id }
    U U U U ok | an opinion | handInScorecard(input: { applicationId: "$open.apply", stage: "APPLIED", skill: 4, communication: 3, motivation: 5, fit: 4, recommendation: YES }) { id }
    U U U U I | a rating out of range | handInScorecard(input: { applicationId: "$open.apply", stage: "APPLIED", skill: 6, communication: 3, motivation: 5, fit: 4, recommendation: YES }) { id }
    U U U U I | a stage that it never reached | handInScorecard(input: { applicationId: "$open.apply", stage: "CONTRACTED", skill: 4, communication: 3, motivation: 5, fit: 4, recommendation: YES }) { id }
  `),
  PooledTalent: rowsOf(`
    U U U U some | of an organization | listPooledTalents(organizationId: "$organization") { ${anId} }
    U U U U none | without one | listPooledTalents { ${anId} }
    U U U U I | a page too large | listPooledTalents(limit: 51) { ${anId} }
    U U U U ok | offered | getPooledTalent(userID: "$open", organizationId: "$organization") { id }
    U U U U null | private | getPooledTalent(userID: "$hidden", organizationId: "$organization") { id }
    U U U U null | an id that is none | getPooledTalent(userID: "a#b", organizationId: "$organization") { id }
    U U U U ok | offered | poolTalent(input: { userID: "$open", organizationId: "$organization", addedLabels: ["会計"] }) { id }
    U U U U NF | private | poolTalent(input: { userID: "$hidden", organizationId: "$organization", isKept: true }) { id }
    U U U U NF | without an organization | poolTalent(input: { userID: "$open", isKept: true }) { id }
    U U U U I | an empty label | poolTalent(input: { userID: "$open", organizationId: "$organization", addedLabels: [" "] }) { id }
    U U U U I | a label too long | poolTalent(input: { userID: "$open", organizationId: "$organization", addedLabels: ["$long"] }) { id }
    U U U U I | a job whose id is none | poolTalent(input: { userID: "$open", organizationId: "$organization", addedJobIDs: ["a#b"] }) { id }
  `),
  TalentNote: rowsOf(`
    U U U U ok | offered | createTalentNote(input: { userID: "$open", organizationId: "$organization", text: "覚え" }) { id }
    U U U U NF | private | createTalentNote(input: { userID: "$hidden", organizationId: "$organization", text: "覚え" }) { id }
    U U U U I | an empty note | createTalentNote(input: { userID: "$open", organizationId: "$organization", text: " " }) { id }
    U U U U I | a note too long | createTalentNote(input: { userID: "$open", organizationId: "$organization", text: "$long" }) { id }
    U U U U ok | own | updateTalentNote(input: { id: "$noted", text: "改" }) { id }
    U U U U NF | missing | updateTalentNote(input: { id: "$open.$organization.$missing", text: "改" }) { id }
    U U U U ok | own | deleteTalentNote(input: { id: "$noted" }) { id }
    U U U U NF | an id that is none | deleteTalentNote(input: { id: "a#b" }) { id }
  `),
  UserApplies: rowsOf(`
    U ok null null ok | own | getUserApplies(id: "$open.apply") { id }
    U null null null null | missing | getUserApplies(id: "$open.$missing") { id }
    U null null null null | an id that is none | getUserApplies(id: "a#b") { id }
    U I I I I | a step that is not the job's | updateUserApplies(input: { id: "$open.apply", type: INTERVIEW, stepId: "$selection" }) { id }
    U C U U U | applied already | createUserApplies(input: { userID: "$open", openJobID: "$job" }) { id }
    U ok U U U | for the first time | createUserApplies(input: { userID: "$open", openJobID: "$another" }) { id }
    U U U U U | a draft | createUserApplies(input: { userID: "$open", openJobID: "$draft" }) { id }
    U U U U U | a job that is not there | createUserApplies(input: { userID: "$open", openJobID: "$missing" }) { id }
    U U U U U | a forged owner | createUserApplies(input: { userID: "$open", owner: "$other", openJobID: "$job" }) { id }
    U I I I I | in another state | createUserApplies(input: { userID: "$open", openJobID: "$job", type: CONTRACTED }) { id }
    U I I I I | a link that is not https | createUserApplies(input: { userID: "$open", openJobID: "$job", url: "http://example.com" }) { id }
    U I I I I | a job whose id is none | createUserApplies(input: { userID: "$open", openJobID: "a#b" }) { id }
    U I I I I | a message too long | createUserApplies(input: { userID: "$open", openJobID: "$job", message: "$long" }) { id }
    U I I I I | too many files | createUserApplies(input: { userID: "$open", openJobID: "$job", resumeIds: [$many] }) { id }
    U U U U U | another's file | createUserApplies(input: { userID: "$open", openJobID: "$job", resumeIds: ["$shy.resume"] }) { id }
    U - U U U | without a profile | createUserApplies(input: { userID: "$fresh", openJobID: "$job" }) { id }
    U I I I I | a reason too long | updateUserApplies(input: { id: "$open.apply", type: WITHDRAWN, reason: "$long" }) { id }
    U I I I I | a note too long | updateUserApplies(input: { id: "$open.apply", type: REJECTED, rejectionReason: OTHER, note: "$long" }) { id }
    U I I I I | a note without a reason | updateUserApplies(input: { id: "$open.apply", type: REJECTED, note: "覚書" }) { id }
    U U NF NF I | a rejection without a reason | updateUserApplies(input: { id: "$open.apply", type: REJECTED }) { id }
    U U NF NF U | a reason of a rejection for another move | updateUserApplies(input: { id: "$open.apply", type: SCREENING, rejectionReason: OTHER }) { id }
    U NF NF NF NF | an id with more behind it | updateUserApplies(input: { id: "$open.apply.x", type: WITHDRAWN }) { id }
    U U NF NF - | the other side's move | updateUserApplies(input: { id: "$open.apply", type: SCREENING }) { id }
    U C NF NF C | a move that the table has not | updateUserApplies(input: { id: "$open.apply", type: CONTRACTED }) { id }
    U U U U I | terms with something missing | offerTerms(input: { applicationId: "$open.apply", number: 1, kind: CONTRACT, expiresOn: "2099-12-31", answers: [] }) { id }
    U U U U I | terms until a day that is over | offerTerms(input: { applicationId: "$open.apply", number: 1, ${termsLiteral('CONTRACT').replace('2099', '2020')} }) { id }
    U U U U C | terms before the interview | offerTerms(input: { applicationId: "$open.apply", number: 1, ${termsLiteral('CONTRACT')} }) { id }
    U U U U NF | terms for no application | offerTerms(input: { applicationId: "$open.$ulid", number: 1, ${termsLiteral('CONTRACT')} }) { id }
    U U U U I | terms for what is no application | offerTerms(input: { applicationId: "$open.apply.x", number: 1, ${termsLiteral('CONTRACT')} }) { id }
    U NF NF NF NF | terms that are not there | answerTerms(input: { id: "$open.apply-001", reply: ACCEPT, talentEmployees: false }) { id }
    U C NF NF C | a change of terms that were not accepted | amendTerms(input: { applicationId: "$open.apply", amends: 1, number: 2, ${amendLiteral('CONTRACT')} }) { id }
    U I I I I | a change as the first version | amendTerms(input: { applicationId: "$open.apply", amends: 1, number: 1, ${amendLiteral('CONTRACT')} }) { id }
    U I I I I | a change of what is no application | amendTerms(input: { applicationId: "$open.apply.x", amends: 1, number: 2, ${amendLiteral('CONTRACT')} }) { id }
    U I I I I | a change until a day that is over | amendTerms(input: { applicationId: "$open.apply", amends: 1, number: 2, ${amendLiteral('CONTRACT').replace('2099', '2020')} }) { id }
    U NF NF NF NF | an answer to a change that is not there | answerAmendment(input: { id: "$open.apply-002", reply: ACCEPT }) { id }
    U I I I I | an answer to what is no change | answerAmendment(input: { id: "$open.apply", reply: ACCEPT }) { id }
    U C NF NF C | the end of what is no contract | endContract(input: { applicationId: "$open.apply", how: AGREEMENT, lastDay: "2099-12-31" }) { state }
    U I I I I | the end of what is no application | endContract(input: { applicationId: "$open.apply.x", how: AGREEMENT, lastDay: "2099-12-31" }) { state }
    U C NF NF C | an answer to no end | answerEnding(input: { applicationId: "$open.apply", reply: CONFIRM }) { state }
    U I I I I | a reason without words | answerEnding(input: { applicationId: "$open.apply", reply: GIVE_REASON }) { state }
    U I I I I | an answer about what is no application | answerEnding(input: { applicationId: "$open.apply.x", reply: CONFIRM }) { state }
    U C NF NF C | paper of what is no contract | recordDelivery(input: { applicationId: "$open.apply", number: 1, deed: REQUEST }) { deed }
    U I I I I | paper of what is no application | recordDelivery(input: { applicationId: "$open.apply.x", number: 1, deed: REQUEST }) { deed }
    U I I I I | paper without its day | recordDelivery(input: { applicationId: "$open.apply", number: 1, deed: HAND_OVER }) { deed }
    U ok null null ok | the own terms | getApplicationTerms(id: "$open.apply") { id }
    U null null null null | of no application | getApplicationTerms(id: "$open.$ulid") { id }
    U - NF NF U | the talent's move | updateUserApplies(input: { id: "$open.apply", type: WITHDRAWN }) { id }
    U U NF NF U | again, to what is no public job any more | updateUserApplies(input: { id: "$drawnApply", type: APPLIED }) { id }
    U I I I I | no move | updateUserApplies(input: { id: "$open.apply" }) { id }
    U NF NF NF NF | missing | updateUserApplies(input: { id: "$open.$ulid", type: WITHDRAWN }) { id }
    U C NF NF - | a stale version | updateUserApplies(input: { id: "$open.apply", type: WITHDRAWN }, condition: { version: { eq: 99 } }) { id }
    U ok NF NF - | withdrawn | updateUserApplies(input: { id: "$shy.apply", type: WITHDRAWN }) { id }
    U - NF NF ok | taken on | updateUserApplies(input: { id: "$hidden.apply", type: SCREENING }) { id }
    U U NF NF NF | a meeting that the talent begins | proposeMeeting(input: { id: "$open.apply", times: ["$soon"] }) { id }
    U NF NF NF NF | an application whose id is none | proposeMeeting(input: { id: "$open.apply.x", times: ["$soon"] }) { id }
    U I I I I | a place too long | proposeMeeting(input: { id: "$open.apply", times: [], place: "$long" }) { id }
    U NF NF NF NF | a meeting that is not there | takeMeetingTime(input: { id: "$open.apply", meetingId: "$ulid", at: "$soon" }) { id }
    U C NF NF NF | after a withdrawal | takeMeetingTime(input: { id: "$drawnApply", meetingId: "$ulid", at: "$soon" }) { id }
    U NF NF NF NF | a meeting that is not there | cancelMeeting(input: { id: "$open.apply", meetingId: "$ulid" }) { id }
    U some none none some | own | listUserAppliesByUser(userID: "$open") { ${anId} }
    U some none none some | private | listUserAppliesByUser(userID: "$hidden") { ${anId} }
    U some none none some | of a state | listUserAppliesByUser(userID: "$open", filter: { type: { eq: "APPLIED" } }) { ${anId} }
    U none none none none | of another state | listUserAppliesByUser(userID: "$open", filter: { type: { eq: "REJECTED" } }) { ${anId} }
    U none none none none | missing | listUserAppliesByUser(userID: "$missing") { ${anId} }
    U I I I I | a page too large | listUserAppliesByUser(userID: "$open", limit: 101) { ${anId} }
    U I I I I | a cursor that is none | listUserAppliesByUser(userID: "$open", nextToken: "?") { ${anId} }
    U U U U ok | of everybody | searchUserApplies(limit: 1) { ${anId} }
    U U U U ok | how far they have come | searchUserApplies(limit: 1, aggregates: [{ name: "reached", type: terms, field: reached }]) { aggregateItems { name } }
    U U U U I | a page too large | searchUserApplies(limit: 51) { ${anId} }
    U U U U some | of a job | listUserAppliesByOpenJob(openJobID: "$job") { ${anId} }
    U U U U I | a cursor of another kind | listUserAppliesByOpenJob(openJobID: "$job", nextToken: "b2Zmc2V0OmFi") { ${anId} }
    U U U U I | a cursor with more behind it | listUserAppliesByOpenJob(openJobID: "$job", nextToken: "d2luZG93OzA7?") { ${anId} }
    U U U U I | a cursor of another kind, filtered | listUserAppliesByOpenJob(openJobID: "$job", filter: { type: { eq: "APPLIED" } }, nextToken: "b3RoZXI7MDs=") { ${anId} }
    U U U U I | a cursor with more behind it, filtered | listUserAppliesByOpenJob(openJobID: "$job", filter: { type: { eq: "APPLIED" } }, nextToken: "d2luZG93OzA7?") { ${anId} }
    U U U U I | an id that is none | listUserAppliesByOpenJob(openJobID: "a#b") { ${anId} }
    U U U U none | of a job that is not there | listUserAppliesByOpenJob(openJobID: "$missing") { ${anId} }
  `),
};
