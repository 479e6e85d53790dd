import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';
import { jobDetailsText } from '../../jobDetails';

const counts = Array.from({ length: 21 }, (_, at) => `{ name: "a${at}", type: terms, field: workType }`);
const addresses = (count: number) => Array(count).fill('"nobody@example.com"').join(' ');
const patterns = (count: number) => Array(count).fill('{ title: { wildcard: "a*" } }').join(' ');
const texts = Array.from({ length: 6 }, (_, at) => `{ keyword: { match: "${at}${'あ'.repeat(180)}" } }`);

/**
 * The expected access to jobs and the records below them. Before the job `$shut` was closed, `open` applied
 * to it and `other` kept it.
 */
export const openJobs: Record<string, Row[]> = {
  OpenJob: rowsOf(`
    ok ok ok ok ok | public | getOpenJob(id: "$job") { id title }
    null null null null ok | draft | getOpenJob(id: "$draft") { id title }
    null null null null null | missing | getOpenJob(id: "$missing") { id }
    null null null null null | an id that is none | getOpenJob(id: "a#b") { id }
    null null null null ok | closed | getOpenJob(id: "$closed") { id title closedAt }
    null ok ok null ok | closed, by who applied and who kept it | getOpenJob(id: "$shut") { id title closedAt }
    null null ok null ok | closed, by another talent, $hidden | getOpenJob(id: "$shut") { id title closedAt }
    none none none none some | closed | searchOpenJobs(filter: { id: { eq: "$shut" } }) { items { id } total }
    U U U U U | closed | createUserApplies(input: { userID: "$hidden", openJobID: "$shut" }) { id }
    U U U U U | closed | createUserFavoriteOpenJobs(input: { userID: "$hidden", openJobID: "$shut" }) { id }
    none none none none some | closed | listSelectionProcessByOpenJob(openJobID: "$shut") { items { id } }
    some some some some some | public | searchOpenJobs(filter: { id: { eq: "$job" } }) { items { id } }
    none none none none some | draft | searchOpenJobs(filter: { id: { eq: "$draft" } }) { items { id } total }
    none none none none some | a word of a draft's title alone | searchOpenJobs(filter: { id: { eq: "$newJob" }, keyword: { match: "試験" } }) { items { id } total }
    none none none none none | missing | searchOpenJobs(filter: { id: { eq: "$missing" } }) { items { id } }
    null null null null null | no id | getOpenJob(id: "") { id }
    null null null null ok | a draft again, which the other keeps | getOpenJob(id: "$drawn") { id }
    ok ok ok ok ok | two counts | countOpenJobs(filters: [{}, { keyword: { match: "試験" } }])
    I I I I I | counts of nothing | countOpenJobs(filters: [])
    I I I I I | counts that cost too much | countOpenJobs(filters: [${Array(4)
      .fill(`{ or: [${patterns(5)}] }`)
      .join(' ')}])
    ok ok ok ok ok | suggestions | suggest(text: "エンジニア") { kind id name count }
    ok ok ok ok ok | suggestions of one kind | suggest(text: "東", kind: PLACE) { name count }
    ok ok ok ok ok | suggestions for nothing typed | suggest(text: " ") { name }
    ok ok ok ok ok | suggestions for an expression | suggest(text: ".*") { name }
    I I I I I | suggestions for a text too long | suggest(text: "$long") { name }
    U U U U NF | an edit that the log does not have | takeBackOpenJobEdit(input: { id: "$newJob", entryId: "none" }) { id }
    U U U U NF | an edit of no job | takeBackOpenJobEdit(input: { id: "$missing", entryId: "none" }) { id }
    U U U U ok | records by name | findRecords(text: "エンジニア") { kind id names detail }
    U U U U ok | records for nothing typed | findRecords(text: " ") { id }
    U U U U I | records for a text too long | findRecords(text: "$long") { id }
    U U U U ok | how often entries are used | listCatalogUses(catalogue: Skill) { id talents jobs }
    U U U U ok | addresses before an invitation | listRegisteredEmails(emails: ["nobody@example.com"])
    U U U U I | no addresses | listRegisteredEmails(emails: [])
    U U U U I | addresses too many | listRegisteredEmails(emails: [${addresses(501)}])
    I I I I ok | a count for administrators | countOpenJobs(filters: [{ isDraft: { eq: true } }])
    I I I I I | an operator of another kind of field | searchOpenJobs(filter: { keyword: { eq: "a" } }) { items { id } }
    I I I I I | a range with one end | searchOpenJobs(filter: { publishedAt: { range: ["2026-01-01"] } }) { items { id } }
    I I I I I | words too many | searchOpenJobs(filter: { keyword: { match: "$long" } }) { items { id } }
    I I I I I | a day that is none | searchOpenJobs(filter: { publishedAt: { gt: "2020" } }) { items { id } }
    I I I I I | groups too deep | searchOpenJobs(filter: { and: [{ or: [{ and: [{ or: [{ and: [{ id: { eq: "a" } }] }] }] }] }] }) { items { id } }
    I I I I I | too many patterns | searchOpenJobs(filter: { or: [${patterns(6)}] }) { items { id } }
    I I I I I | a pattern with too many stars | searchOpenJobs(filter: { title: { wildcard: "${'*'.repeat(11)}" } }) { items { id } }
    I I I I I | an expression with operators of Lucene | searchOpenJobs(filter: { title: { regexp: "a&b" } }) { items { id } }
    I I I I I | too many different texts | searchOpenJobs(filter: { or: [${texts.join(' ')}] }) { items { id } }
    I I I I I | an expression that is none | searchOpenJobs(filter: { title: { regexp: "(" } }) { items { id } }
    I I I I I | orders too many | searchOpenJobs(sort: [{ field: title }, { field: publishedAt }, { field: createdAt }, { field: minumumSalary }]) { items { id } }
    I I I I I | a cursor of another order | searchOpenJobs(nextToken: "$cursorElsewhere") { items { id } }
    I I I I I | a cursor of nothing | searchOpenJobs(nextToken: "$cursorOfNothing") { items { id } }
    I I I I I | too many counts | searchOpenJobs(aggregates: [${counts.join(' ')}]) { items { id } }
    I I I I I | a count without a name | searchOpenJobs(aggregates: [{ name: "a b", type: terms, field: workType }]) { items { id } }
    I I I I I | an average of words | searchOpenJobs(aggregates: [{ name: "a", type: avg, field: workType }]) { items { id } }
    I I I I I | a page too large | searchOpenJobs(limit: 51) { items { id } }
    I I I I I | a page of nothing | searchOpenJobs(limit: 0) { items { id } }
    I I I I ok | a filter for administrators | searchOpenJobs(filter: { isDraft: { eq: true } }) { items { id } }
    I I I I ok | a state, for administrators | searchOpenJobs(filter: { state: { in: ["DRAFT", "CLOSED"] } }) { items { id } }
    I I I I ok | a consultant, for administrators | searchOpenJobs(filter: { consultantName: { eq: "試験" } }) { items { id } }
    I I I I ok | an organization's name, for administrators | searchOpenJobs(filter: { organizationName: { match: "試験" } }) { items { id } }
    I I I I ok | a day of closing, for administrators | searchOpenJobs(filter: { closedAt: { gte: "2026-01-01" } }) { items { id } }
    I I I I ok | a day of asking for publication, for administrators | searchOpenJobs(filter: { reviewRequestedAt: { exists: true } }) { items { id } }
    I I I I ok | a day of the last change, for administrators | searchOpenJobs(filter: { updatedAt: { gte: "2026-01-01" } }) { items { id } }
    I I I I ok | an order for administrators | searchOpenJobs(sort: [{ field: updatedAt }, { field: organizationName }]) { items { id } }
    I I I I ok | counts for administrators | searchOpenJobs(aggregates: [{ name: "a", type: terms, field: state }, { name: "b", type: terms, field: consultantName }, { name: "c", type: terms, field: organizationId }, { name: "d", type: terms, field: isPublic }, { name: "e", type: terms, field: isDraft }]) { items { id } }
    U U U U ok | a note to the author | updateOpenJob(input: { id: "$newJob", reviewNote: "報酬を書いてください" }) { id reviewNote }
    U U U U I | a note too long | updateOpenJob(input: { id: "$newJob", reviewNote: "$long" }) { id }
    I I I I I | a cursor that is none | searchOpenJobs(nextToken: "?") { items { id } }
    I I I I I | too far | searchOpenJobs(from: 10000, limit: 20) { items { id } }
    U U U U ok | a draft | createOpenJob(input: { title: "試験の求人", isDraft: true, isPublic: false, organizationOpenJobsId: "$organization" }) { id }
    U U U U I | a token that is none | createOpenJob(input: { title: "試験の求人", isDraft: true, isPublic: false, organizationOpenJobsId: "$organization", clientToken: "none" }) { id }
    U U U U I | without a title | updateOpenJob(input: { id: "$newJob", title: null }) { id }
    U U U U I | more days than a week has | updateOpenJob(input: { id: "$newJob", numberOfDayPerWeek: 8 }) { id }
    U U U U I | a cover at another address | updateOpenJob(input: { id: "$newJob", coverImage: "https://example.com/cover.png" }) { id }
    U U U U ok | nobody's | updateOpenJob(input: { id: "$newJob", owners: [] }) { id }
    U U U U I | a salary range upside down | updateOpenJob(input: { id: "$newJob", minumumSalary: 3, maximumSalary: 2 }) { id }
    U U U U I | a hidden organization without another name | createOpenJob(input: { title: "試験の求人", ${jobDetailsText}, isPublic: true, isDraft: false, isHideOrganizationName: true }) { id }
    U U U U I | public without what a public job says | createOpenJob(input: { title: "試験の求人", isPublic: true }) { id }
    U U U U I | public and for one sex | createOpenJob(input: { title: "女性のみの求人", ${jobDetailsText}, isPublic: true }) { id }
    U U U U I | public with the name of a hidden organization | createOpenJob(input: { title: "あかつきの求人", ${jobDetailsText}, isPublic: true, organizationOpenJobsId: "$organization", isHideOrganizationName: true, organizationNameForHidden: "港の企業", hidingReason: "発表前のため" }) { id }
    U U U U I | a public job, with a telephone number | updateOpenJob(input: { id: "$job", title: "電話 03-1234-5678" }) { id }
    U U U U I | hidden skills without other names | createOpenJob(input: { title: "試験の求人", ${jobDetailsText}, isPublic: true, isDraft: false, isHideSkills: true }) { id }
    U U U U I | an organization that is not there | updateOpenJob(input: { id: "$newJob", organizationOpenJobsId: "$missing" }) { id }
    U U U U I | too many skills | updateOpenJob(input: { id: "$newJob", skills: [$skills] }) { id }
    U U U U I | a skill without an id | updateOpenJob(input: { id: "$newJob", skills: [""] }) { id }
    U U U U C | in use | deleteJob(input: { id: "$usedCategory" }) { id }
    U U U U NF | an id with more behind it | updateOpenJob(input: { id: "$newJob.1", memo: "覚え書き" }) { id }
    U U U U ok | there | updateOpenJob(input: { id: "$newJob", memo: "覚え書き" }) { id }
    U U U U NF | missing | updateOpenJob(input: { id: "$missing", memo: "覚え書き" }) { id }
    U U U U NF | an id that is none | updateOpenJob(input: { id: "a#b", memo: "覚え書き" }) { id }
    U U U U ok | a draft | deleteOpenJob(input: { id: "$new.newJob" }) { id }
    U U U U C | a public job | deleteOpenJob(input: { id: "$job" }) { id }
    U U U U C | a draft in which somebody is involved | deleteOpenJob(input: { id: "$newJob" }) { id }
    U U U U C | of a stale version | deleteOpenJob(input: { id: "$new.newJob" }, condition: { version: { eq: 99 } }) { id }
    U U U U NF | missing | deleteOpenJob(input: { id: "$missing" }) { id }
    U U U U NF | an id with more behind it | deleteOpenJob(input: { id: "$newJob.1" }) { id }
    U U U U C | a stale version | updateOpenJob(input: { id: "$newJob", memo: "覚え書き" }, condition: { version: { eq: 99 } }) { id }
  `),
  SelectionProcess: rowsOf(`
    some some some some some | of a public job | listSelectionProcessByOpenJob(openJobID: "$job") { items { id } }
    none none none none some | of a draft | listSelectionProcessByOpenJob(openJobID: "$draft") { items { id } }
    none none none none none | missing | listSelectionProcessByOpenJob(openJobID: "$missing") { items { id } }
    none none none none none | an id that is none | listSelectionProcessByOpenJob(openJobID: "a#b") { items { id } }
    none none none none none | no id | listSelectionProcessByOpenJob(openJobID: "") { items { id } }
    I I I I I | a page too large | listSelectionProcessByOpenJob(openJobID: "$job", limit: 101) { items { id } }
    U U U U ok | below a job | createSelectionProcess(input: { openJobID: "$newJob", step: 1, title: "面談" }) { id }
    U U U U I | below a public job, with a mail address | createSelectionProcess(input: { openJobID: "$job", step: 9, title: "hr@example.com" }) { id }
    U U U U U | below a job that is not there | createSelectionProcess(input: { openJobID: "$missing", step: 1, title: "面談" }) { id }
    U U U U ok | there | updateSelectionProcess(input: { id: "$selection", title: "面接" }) { id }
    U U U U NF | missing | updateSelectionProcess(input: { id: "$newJob.$ulid", title: "面接" }) { id }
    U U U U ok | there | deleteSelectionProcess(input: { id: "$new.selection" }) { id }
    U U U U NF | missing | deleteSelectionProcess(input: { id: "$newJob.$ulid" }) { id }
  `),
  OpenJobMainJobs: rowsOf(`
    U U U U ok | below a job | createOpenJobMainJobs(input: { openJobID: "$newJob", jobID: "$ulid", isSelected: true }) { id }
    U U U U U | below a job that is not there | createOpenJobMainJobs(input: { openJobID: "$missing", jobID: "$ulid" }) { id }
    U U U U ok | there | updateOpenJobMainJobs(input: { id: "$jobCategory", isSelected: false }) { id }
    U U U U NF | missing | updateOpenJobMainJobs(input: { id: "$newJob.$ulid", isSelected: false }) { id }
    U U U U ok | there | deleteOpenJobMainJobs(input: { id: "$new.jobCategory" }) { id }
    U U U U NF | missing | deleteOpenJobMainJobs(input: { id: "$newJob.$ulid" }) { id }
  `),
};
