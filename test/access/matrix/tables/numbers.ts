import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

/**
 * The expected access to insights, CSV files and searches of talents, which are for administrators, and to
 * notifications, which people can send only about themselves.
 */
export const numbers: Record<string, Row[]> = {
  Insight: rowsOf(`
    U U U U ok | of a metric | listInsights(filter: { type: { eq: "DAY" }, metricsType: { eq: "USERS" } }) { items { id } }
    U U U U ok | of all metrics over time | listInsights(filter: { type: { eq: "DAY" }, reportedAt: { between: ["2026-01-01", "2026-01-31"] } }, limit: 1000) { items { id } }
    U U U U I | of all metrics, a page too large | listInsights(filter: { type: { eq: "DAY" }, reportedAt: { ge: "2026-01-01" } }, limit: 1001) { items { id } }
    U U U U I | of no period | listInsights { items { id } }
    U U U U I | two comparisons | listInsights(filter: { type: { eq: "DAY", ne: "WEEK" }, metricsType: { eq: "USERS" } }) { items { id } }
    U U U U I | a period that is none | listInsights(filter: { type: { eq: "YEAR" }, metricsType: { eq: "USERS" } }) { items { id } }
    U U U U I | a metric that is none | listInsights(filter: { type: { eq: "DAY" }, metricsType: { eq: "NONE" } }) { items { id } }
    U U U U I | neither a metric nor a day | listInsights(filter: { type: { eq: "DAY" } }) { items { id } }
    U U U U I | checked, with too many read units | verifyInsights(input: { readUnits: 5000001 }) { state }
    U U U U I | checked, with no read units | verifyInsights(input: { readUnits: 0 }) { state }
    U U U U - | the latest check | getInsightCheck { state differences details { metric } }
    U U U U ok | notices that failed | listFailedNotices { count items { id } }
    U U U U ok | complaints | listComplaints { items { id number kind openJobID receivedAt dueOn answeredAt answeredBy answeredByName } nextToken }
    U U U U I | complaints, a page too large | listComplaints(limit: 101) { items { id } }
    U U U U NF | answered, one that is none | answerComplaint(input: { id: "$ulid" }) { id }
    U U U U I | answered, an id that is none | answerComplaint(input: { id: "none" }) { id }
    U U U U ok | what waits | listOpenWork { kind count tasks { id } }
    U U U U ok | queued again | redriveNotices { count moved }
    U U U U ok | searched in vain | listSearchesInVain { term people lastDay countedFrom }
    U U U U I | searched in vain, a page too large | listSearchesInVain(limit: 101) { term }
    U U U U I | a file of neither | downloadCSVForInsights(period: DAY) { statusCode }
    U U U U I | a file of a day elsewhere | downloadCSVForInsights(period: DAY, date: "2026-01-01+09:00") { statusCode }
    U U U U ok | as a file | downloadCSVForInsights(period: DAY, metricsType: USERS, date: "2026-01-01") { statusCode }
    U U U U ok | a file of talents | invokeCreateSearchUsersCSV(type: PROFILE) { statusCode }
  `),
  searchUsers: rowsOf(`
    U U U U some | all | searchUsers(limit: 1) { items { id } }
    U U U U some | private | searchUsers(filter: { id: { eq: "$hidden" } }) { items { id } }
    U U U U some | with what is not carried along | searchUsers(filter: { id: { eq: "$seeded" } }) { items { id enishiWorkHistoryReviews { items { id } } evaluationComments { items { id } } } }
    U U U U none | missing | searchUsers(filter: { id: { eq: "$missing" } }) { items { id } }
    U U U U I | a page too large | searchUsers(limit: 51) { items { id } }
  `),
  notices: rowsOf(`
    U U U U U | about another | notifyToSlackForNewUser(sub: "$missing") { accepted }
    U ok U U U | about oneself | notifyToSlackForNewUser(sub: "$open") { accepted }
    U U U U U | about another | notifyToSlackForNewUserApply(sub: "$missing", openJob: "$job") { accepted }
    U ok U U U | about oneself | notifyToSlackForNewUserApply(sub: "$open", openJob: "$job") { accepted }
    U U U U U | of no application | notifyToSlackForNewUserApply(sub: "$open", openJob: "$draft") { accepted }
    U ok ok ok ok | about oneself | notifyErrorToSlack(errorMessage: "失敗$ulid") { accepted }
    U U U U U | in another's name | notifyErrorToSlack(sub: "$missing", errorMessage: "失敗") { accepted }
  `),
};
