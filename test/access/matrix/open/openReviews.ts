import { openCallers } from '../support/Caller';
import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

const rows = (text: string) => rowsOf(text, openCallers);

/**
 * The expected access to engagements and to texts about a talent while the client area (for organizations and
 * consultants) is open.
 */
export const openReviews: Readonly<Record<string, readonly Row[]>> = {
  Evaluation: rows(`
    U U U ok U ok ok | after a contract | createEvaluation(input: { userID: "$hired", analysisRating: 4 }) { id }
    U U U U U U ok | without business | createEvaluation(input: { userID: "$open", analysisRating: 4 }) { id }
    U U U U U U - | in another's name | createEvaluation(input: { userID: "$hired", analysisRating: 4, picId: "$other" }) { id }
    U NF NF ok NF NF ok | own | updateEvaluation(input: { id: "$evaluation", analysisRating: 3 }) { id }
    U NF NF ok NF NF ok | own, a draft | deleteEvaluation(input: { id: "$new.evaluation" }) { id }
    U NF NF NF NF NF ok | of the house | updateEvaluation(input: { id: "$houseEvaluation", analysisRating: 2 }) { id }
  `),
  EvaluationComment: rows(`
    U U U ok U ok ok | who applied | createEvaluationComment(input: { userID: "$hidden", message: "丁寧" }) { id }
    U U U U U U ok | without business | createEvaluationComment(input: { userID: "$open", message: "丁寧" }) { id }
    U NF NF ok NF NF ok | own | updateEvaluationComment(input: { id: "$remark", rate: 4 }) { id }
    U NF NF ok NF NF ok | own | deleteEvaluationComment(input: { id: "$new.remark" }) { id }
  `),
  InterviewLog: rows(`
    U U U U U ok ok | who applied | createInterviewLog(input: { intervieweeId: "$hidden", comment: "覚え" }) { id }
    U U U U U U ok | without business | createInterviewLog(input: { intervieweeId: "$open", comment: "覚え" }) { id }
    U NF NF NF NF ok ok | own | updateInterviewLog(input: { id: "$interview", minutes: "改" }) { id }
    U NF NF NF NF NF ok | of the house | updateInterviewLog(input: { id: "$houseInterview", minutes: "改" }) { id }
    U U U U U U ok | there | deleteInterviewLog(input: { id: "$new.interview" }) { id }
    U U U U U ok ok | of an own interview | createInterviewLogVideo(input: { interviewLogID: "$new.interview", url: "https://example.com/v" }) { id }
    U U U U U U ok | of the house's | createInterviewLogVideo(input: { interviewLogID: "$new.houseInterview", url: "https://example.com/v" }) { id }
    U NF NF NF NF ok - | own | updateInterviewLogVideo(input: { id: "$video", title: "面談" }) { id }
    U NF NF NF NF ok - | own | deleteInterviewLogVideo(input: { id: "$onceVideo" }) { id }
  `),
  EnishiWorkHistory: rows(`
    U U U U U U ok | who applied | createEnishiWorkHistory(input: { userId: "$hidden", openJobId: "$ownJob" }) { id }
    U U U ok U ok ok | after a contract | createEnishiWorkHistory(input: { userId: "$hired", openJobId: "$ownJob" }) { id }
    U U U U U U - | after a contract, in another's name | createEnishiWorkHistory(input: { userId: "$hired", openJobId: "$ownJob", organizationName: "株式会社よそ" }) { id }
    U U U U U U ok | without business | createEnishiWorkHistory(input: { userId: "$open", openJobId: "$ownJob" }) { id }
    U U U U U U - | a job of others | createEnishiWorkHistory(input: { userId: "$hidden", openJobId: "$foreignDraft" }) { id }
    U U NF ok NF ok ok | what was agreed, $hired | updateEnishiWorkHistory(input: { id: "$engagement", salary: 600000 }) { id }
    U none none some none some some | of a job | listEnishiWorkHistories(filter: { openJobId: { eq: "$ownJob" } }) { items { id } }
    U some none some none some some | of a talent, with the parties | listEnishiWorkHistories(filter: { userId: { eq: "$hired" } }) { items { id } }
    U some none some none some some | of a job, exactly, $hired | listEnishiWorkHistories(filter: { openJobId: { eq: "$ownJob" }, id: { eq: "$engagement" } }) { items { id } }
    U some none none none none some | of a talent, with another party, $hired | listEnishiWorkHistories(filter: { userId: { eq: "$hired" }, id: { eq: "$houseEngagement" } }) { items { id } }
    U some none none none none some | of a job of others, $hired | listEnishiWorkHistories(filter: { openJobId: { eq: "$houseJob" } }) { items { id } }
    U U U ok U ok ok | after its end | createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$new.ended", rating: 4 }) { id }
    U NF NF ok NF NF ok | own | updateEnishiWorkHistoryReview(input: { id: "$review", comment: "良い" }) { id }
    U U U U U U ok | there | deleteEnishiWorkHistoryReview(input: { id: "$review" }) { id }
  `),
};
