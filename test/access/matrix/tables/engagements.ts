import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

const anId = 'items { id }';

/**
 * The expected access to engagements and their reviews. The talent and administrators read an engagement.
 * Each party may review it after it has ended.
 */
export const engagements: Record<string, Row[]> = {
  EnishiWorkHistory: rowsOf(`
    U some none none some | own | listEnishiWorkHistoriesByUser(userId: "$open") { ${anId} }
    U some none none some | of a private profile | listEnishiWorkHistoriesByUser(userId: "$hidden") { ${anId} }
    U none none none none | missing | listEnishiWorkHistoriesByUser(userId: "$missing") { ${anId} }
    U I I I I | a page too large | listEnishiWorkHistoriesByUser(userId: "$open", limit: 101) { ${anId} }
    U some none none some | own | listEnishiWorkHistories(filter: { userId: { eq: "$open" } }) { ${anId} }
    U some none none some | of a job | listEnishiWorkHistories(filter: { openJobId: { eq: "$newJob" } }) { ${anId} }
    U some none none some | of a job, the own | listEnishiWorkHistories(filter: { openJobId: { eq: "$newJob" }, id: { eq: "$open.engagement" } }) { ${anId} }
    U none none none some | of a job, another's, for $open | listEnishiWorkHistories(filter: { openJobId: { eq: "$newJob" }, id: { eq: "$shy.engagement" } }) { ${anId} }
    U none none none some | another's, for $open | listEnishiWorkHistories(filter: { userId: { eq: "$shy" } }) { ${anId} }
    U none none none none | of a job that is not there | listEnishiWorkHistories(filter: { openJobId: { eq: "$missing" } }) { ${anId} }
    U I I I I | of nobody | listEnishiWorkHistories(filter: {}) { ${anId} }
    U U U U ok | by hand | createEnishiWorkHistory(input: { userId: "$open", openJobId: "$newJob", startDate: "2026-01-01" }) { id }
    U U U U I | a talent whose id is none | createEnishiWorkHistory(input: { userId: "a#b", openJobId: "$newJob" }) { id }
    U U U U I | a job whose id is none | createEnishiWorkHistory(input: { userId: "$open", openJobId: "a#b" }) { id }
    U U U U I | an end before the beginning | createEnishiWorkHistory(input: { userId: "$open", openJobId: "$newJob", startDate: "2026-02-01", endDate: "2026-01-01" }) { id }
    U U U U I | an end of what goes on | createEnishiWorkHistory(input: { userId: "$open", openJobId: "$newJob", endDate: "2026-01-01", isContinuation: true }) { id }
    U U U U U | of nobody | createEnishiWorkHistory(input: { userId: "$missing", openJobId: "$newJob" }) { id }
    U U U U U | of no job | createEnishiWorkHistory(input: { userId: "$open", openJobId: "$missing" }) { id }
    U ok NF NF ok | the talent's own words | updateEnishiWorkHistory(input: { id: "$open.engagement", description: "学び" }) { id }
    U U U U ok | what was agreed | updateEnishiWorkHistory(input: { id: "$open.engagement", salary: 500000 }) { id }
    U NF NF NF NF | missing | updateEnishiWorkHistory(input: { id: "$open.01ARZ3NDEKTSV4RRFFQ69G5FAV", description: "学び" }) { id }
    U NF NF NF NF | an id that is none | updateEnishiWorkHistory(input: { id: "a#b", description: "学び" }) { id }
    U C NF NF C | a stale version | updateEnishiWorkHistory(input: { id: "$open.engagement", description: "学び" }, condition: { version: { eq: 99 } }) { id }
  `),
  EnishiWorkHistoryReview: rowsOf(`
    U C U U - | reviewed already | createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$open.engagement", rating: 4 }) { id }
    U C U U C | before its end | createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$open.running", rating: 4 }) { id }
    U U U U U | missing | createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$open.01ARZ3NDEKTSV4RRFFQ69G5FAV", rating: 4 }) { id }
    U I I I I | an engagement whose id is none | createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "a#b", rating: 4 }) { id }
    U U U U - | in another's name | createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$open.running", rating: 4, reviewerId: "$admin" }) { id }
    U I I I I | a rating beyond five | createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$open.engagement", rating: 6 }) { id }
    U U U U - | published by its writer | createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$new.engagement", rating: 4, published: true }) { id }
    U ok U U ok | after its end | createEnishiWorkHistoryReview(input: { enishiWorkHistoryId: "$new.engagement", rating: 4 }) { id }
    U ok NF NF ok | within a day | updateEnishiWorkHistoryReview(input: { id: "$open.review", comment: "良い" }) { id }
    U U U U ok | published | updateEnishiWorkHistoryReview(input: { id: "$open.review", published: true }) { id }
    U NF NF NF NF | missing | updateEnishiWorkHistoryReview(input: { id: "$open.running.TALENT", comment: "良い" }) { id }
    U U U U ok | there | deleteEnishiWorkHistoryReview(input: { id: "$hidden.review" }) { id }
    U U U U NF | missing | deleteEnishiWorkHistoryReview(input: { id: "$open.running.TALENT" }) { id }
  `),
};
