import { aboutTalent } from '../families/aboutTalent';
import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

const comments = 'listUserEvaluationCommentsByUser';

/** The expected access to texts that others write about a talent, and to involvements in jobs. */
export const reviews: Record<string, Row[]> = {
  Evaluation: [
    ...aboutTalent({
      entity: 'Evaluation',
      record: 'evaluation',
      parent: 'userID',
      below: '$open',
      create: 'analysisRating: 4',
      update: 'analysisRating: 3',
    }),
    ...rowsOf(`
      U U U U ok | a draft | deleteEvaluation(input: { id: "$new.unsaid" }) { id }
      U U U U C | a published one | deleteEvaluation(input: { id: "$new.evaluation" }) { id }
      U U U U NF | missing | deleteEvaluation(input: { id: "$open.01ARZ3NDEKTSV4RRFFQ69G5FAV" }) { id }
      U U U U NF | an id that is none | deleteEvaluation(input: { id: "a#b" }) { id }
    `),
  ],
  EvaluationComment: [
    ...aboutTalent({
      entity: 'EvaluationComment',
      record: 'remark',
      parent: 'userID',
      below: '$open',
      create: 'message: "丁寧です"',
      update: 'rate: 4',
      isDeletable: true,
    }),
    ...rowsOf(`
      U U U U I | a blank remark | createEvaluationComment(input: { userID: "$open", message: " " }) { id }
      U U U U I | a rate beyond five | createEvaluationComment(input: { userID: "$open", message: "可", rate: 6 }) { id }
      some some some some some | its commentator's evaluation is published | ${comments}(userID: "$open") { items { id } }
      none none none none some | it is not | ${comments}(userID: "$shy") { items { id } }
      none some none none some | of a private profile | ${comments}(userID: "$hidden") { items { id } }
      none none none none none | missing | ${comments}(userID: "$missing") { items { id } }
      none none none none none | an id that is none | ${comments}(userID: "a#b") { items { id } }
      none none none none none | no id | ${comments}(userID: "") { items { id } }
      I I I I I | a page too large | ${comments}(userID: "$open", limit: 101) { items { id } }
    `),
  ],
  InterviewLog: aboutTalent({
    entity: 'InterviewLog',
    record: 'interview',
    parent: 'intervieweeId',
    below: '$open',
    create: 'comment: "覚え"',
    update: 'minutes: "記録"',
    isDeletable: true,
  }),
  InterviewLogVideo: rowsOf(`
    U U U U U | of no interview | createInterviewLogVideo(input: { interviewLogID: "$open.01ARZ3NDEKTSV4RRFFQ69G5FAV", url: "https://example.com/v" }) { id }
    U U U U ok | of an interview | createInterviewLogVideo(input: { interviewLogID: "$new.interview", url: "https://example.com/v" }) { id }
    U U U U I | neither a file nor an address | createInterviewLogVideo(input: { interviewLogID: "$open.interview", title: "面談" }) { id }
    U U U U I | an address that is not https | createInterviewLogVideo(input: { interviewLogID: "$open.interview", url: "http://example.com/v" }) { id }
    U U U U ok | there | updateInterviewLogVideo(input: { id: "$open.video", isSharedWithClient: false }) { id }
    U U U U I | without its address | updateInterviewLogVideo(input: { id: "$open.video", url: null }) { id }
    U U U U NF | missing | updateInterviewLogVideo(input: { id: "$open.01ARZ3NDEKTSV4RRFFQ69G5FAV", isSharedWithClient: false }) { id }
    U U U U ok | there | deleteInterviewLogVideo(input: { id: "$hidden.video" }) { id }
    U U U U NF | missing | deleteInterviewLogVideo(input: { id: "$open.01ARZ3NDEKTSV4RRFFQ69G5FAV" }) { id }
  `),
  UserOpenJobs: rowsOf(`
    U U U U some | of a talent | listInvolvements(userID: "$open") { items { id } }
    U U U U none | of a job that is not there | listInvolvements(openJobID: "$missing") { items { id } }
    U U U U I | of nothing | listInvolvements { items { id } }
    U U U U I | of a job and a talent | listInvolvements(openJobID: "$newJob", userID: "$open") { items { id } }
    U U U U I | of a talent whose id is none | listInvolvements(userID: "a#b") { items { id } }
    U U U U ok | of an organization that is not there | listTalentTies(userIDs: ["$open"], organizationId: "$missing") { userID }
    U U U U I | of nobody | listTalentTies(userIDs: []) { userID }
    U U U U I | of an id that is none | listTalentTies(userIDs: ["a#b"]) { userID }
    U U U U ok | recommended | createUserOpenJobs(input: { userID: "$other", openJobID: "$newerJob", involveType: RECOMMENDED }) { id }
    U U U U I | a talent whose id is none | createUserOpenJobs(input: { userID: "a#b", openJobID: "$newJob", involveType: RECOMMENDED }) { id }
    U U U U I | a job whose id is none | createUserOpenJobs(input: { userID: "$open", openJobID: "a#b", involveType: RECOMMENDED }) { id }
    U U U U U | about nobody | createUserOpenJobs(input: { userID: "$missing", openJobID: "$newJob", involveType: RECOMMENDED }) { id }
    U U U U U | about no job | createUserOpenJobs(input: { userID: "$open", openJobID: "$missing", involveType: RECOMMENDED }) { id }
    U U U U ok | there | updateUserOpenJobs(input: { id: "$open.involved", involveType: SCOUTED }) { id }
    U U U U NF | missing | updateUserOpenJobs(input: { id: "$open.$missing", involveType: SCOUTED }) { id }
    U U U U C | a stale version | updateUserOpenJobs(input: { id: "$open.involved", involveType: SCOUTED }, condition: { version: { eq: 99 } }) { id }
    U U U U ok | there | deleteUserOpenJobs(input: { id: "$hidden.involved" }) { id }
    U U U U NF | missing | deleteUserOpenJobs(input: { id: "$open.$missing" }) { id }
  `),
};
