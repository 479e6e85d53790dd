import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

const anId = 'items { id }';
const list = 'listEmployeeBenefitByCreatedAt';

/**
 * The expected access to employee benefits, their tags and partners, and to professionals. Signed-in people
 * read benefits. Administrators also read drafts, and write benefits.
 */
export const benefits: Record<string, Row[]> = {
  EmployeeBenefit: rowsOf(`
    U ok ok ok ok | offered | getEmployeeBenefit(id: "$benefit") { id }
    U null null null ok | a draft | getEmployeeBenefit(id: "$draftBenefit") { id }
    U null null null null | missing | getEmployeeBenefit(id: "$missing") { id }
    U null null null null | an id that is none | getEmployeeBenefit(id: "a#b") { id }
    U some some some some | all | ${list}(type: "EmployeeBenefit", limit: 1) { ${anId} }
    U I I I I | another list | ${list}(type: "User") { ${anId} }
    U I I I I | made at an empty time | ${list}(type: "EmployeeBenefit", createdAt: { eq: "" }) { ${anId} }
    U I I I I | a page too large | ${list}(type: "EmployeeBenefit", limit: 1001) { ${anId} }
    U ok ok ok ok | found | searchEmployeeBenefits(limit: 1) { ${anId} }
    U none none none ok | a draft | searchEmployeeBenefits(filter: { id: { eq: "$draftBenefit" } }) { ${anId} }
    U I I I I | a page too large | searchEmployeeBenefits(limit: 51) { ${anId} }
    U U U U ok | new | createEmployeeBenefit(input: { title: "割引", isDraft: true }) { id }
    U U U U I | a token that is none | createEmployeeBenefit(input: { title: "割引", isDraft: true, clientToken: "none" }) { id }
    U U U U ok | there | updateEmployeeBenefit(input: { id: "$benefit", title: "改" }) { id }
    U U U U NF | missing | updateEmployeeBenefit(input: { id: "$missing", title: "改" }) { id }
    U U U U NF | an edit that the log does not have | takeBackEmployeeBenefitEdit(input: { id: "$benefit", entryId: "none" }) { id }
    U U U U NF | an edit of no benefit | takeBackEmployeeBenefitEdit(input: { id: "$missing", entryId: "none" }) { id }
    U null null null null | no id | getEmployeeBenefit(id: "") { id }
    U U U U NF | no id | updateEmployeeBenefit(input: { id: "", title: "改" }) { id }
    U U U U I | too many tags | createEmployeeBenefit(input: { title: "割引", isDraft: true, tags: [$benefitTags] }) { id }
    U U U U I | a tag that is not there | createEmployeeBenefit(input: { title: "割引", isDraft: true, tags: ["$missing"] }) { id }
    U U U U I | a tag without an id | createEmployeeBenefit(input: { title: "割引", isDraft: true, tags: [""] }) { id }
    U U U U I | a partner whose id is too long | createEmployeeBenefit(input: { title: "割引", isDraft: true, employeeBenefitOrganizationId: "${'長'.repeat(450)}" }) { id }
    U U U U I | an organization that is not there | createEmployeeBenefit(input: { title: "割引", isDraft: true, employeeBenefitOrganizationId: "$missing" }) { id }
    U U U U I | offered with nothing to use | createEmployeeBenefit(input: { title: "割引", isDraft: false }) { id }
    U U U U I | asked for with nothing to use | createEmployeeBenefit(input: { title: "割引", isReviewRequested: true }) { id }
    U U U U ok | returned with a note | updateEmployeeBenefit(input: { id: "$draftBenefit", reviewNote: "期限を書いてください" }) { id }
    U U U U I | a note too long | updateEmployeeBenefit(input: { id: "$draftBenefit", reviewNote: "$long" }) { id }
    U U U U I | without a title | updateEmployeeBenefit(input: { id: "$benefit", title: null }) { id }
    U U U U I | an address that is not https | createEmployeeBenefit(input: { title: "割引", isDraft: true, url: "http://example.com" }) { id }
    U U U U I | a blank step | createEmployeeBenefit(input: { title: "割引", isDraft: true, useProcesses: [" "] }) { id }
    U U U U C | a stale version | updateEmployeeBenefit(input: { id: "$benefit", title: "改" }, condition: { version: { eq: 99 } }) { id }
  `),
  UserEmployeeBenefits: rowsOf(`
    U C U U - | used already | createUserEmployeeBenefits(input: { userID: "$open", employeeBenefitID: "$benefit" }) { id }
    U ok U U - | for the first time | createUserEmployeeBenefits(input: { userID: "$open", employeeBenefitID: "$freshBenefit" }) { id }
    U U U U - | a draft | createUserEmployeeBenefits(input: { userID: "$open", employeeBenefitID: "$draftBenefit" }) { id }
    U U U U - | missing | createUserEmployeeBenefits(input: { userID: "$open", employeeBenefitID: "$missing" }) { id }
    U U U U U | a forged owner | createUserEmployeeBenefits(input: { userID: "$open", owner: "$hidden", employeeBenefitID: "$benefit" }) { id }
    U I I I I | an id that is none | createUserEmployeeBenefits(input: { userID: "$open", employeeBenefitID: "a#b" }) { id }
    U U U U NF | an id with more behind it | updateUserEmployeeBenefits(input: { id: "$open.requested.x", status: USED }) { id }
    U U U U ok | asked for, and used | updateUserEmployeeBenefits(input: { id: "$open.requested", status: USED }) { id }
    U U U U C | used already | updateUserEmployeeBenefits(input: { id: "$open.use", status: REQUESTED }) { id }
    U U U U ok | requested | listUserEmployeeBenefits(status: REQUESTED) { ${anId} }
    U U U U I | a page too large | listUserEmployeeBenefits(status: USED, limit: 101) { ${anId} }
    U U U U I | a cursor that is none | listUserEmployeeBenefits(status: USED, nextToken: "none!") { ${anId} }
    U U U U NF | missing | updateUserEmployeeBenefits(input: { id: "$open.$missing", status: USED }) { id }
  `),
  EmployeeBenefitTag: rowsOf(`
    U some some some some | in order | listEmployeeBenefitTagByPosition(type: "EmployeeBenefitTag", limit: 1) { ${anId} }
    U I I I I | another list | listEmployeeBenefitTagByPosition(type: "User") { ${anId} }
    U I I I I | two comparisons | listEmployeeBenefitTagByPosition(type: "EmployeeBenefitTag", position: { eq: 1, gt: 2 }) { ${anId} }
    U I I I I | half a range | listEmployeeBenefitTagByPosition(type: "EmployeeBenefitTag", position: { between: [5] }) { ${anId} }
    U U U U ok | new | createEmployeeBenefitTag(input: { name: "札" }) { id }
    U U U U ok | there | updateEmployeeBenefitTag(input: { id: "$benefitTag", name: "別の札" }) { id }
    U U U U NF | missing | updateEmployeeBenefitTag(input: { id: "$missing", name: "無い札" }) { id }
  `),
  EmployeeBenefitOrganization: rowsOf(`
    U some some some some | all | listEmployeeBenefitOrganizations(limit: 1) { ${anId} }
    U I I I I | a page too large | listEmployeeBenefitOrganizations(limit: 1001) { ${anId} }
    U U U U ok | new | createEmployeeBenefitOrganization(input: { name: "提携先" }) { id }
    U U U U ok | there | updateEmployeeBenefitOrganization(input: { id: "$partner", name: "改" }) { id }
    U U U U NF | missing | updateEmployeeBenefitOrganization(input: { id: "$missing", name: "無い改" }) { id }
  `),
  WPWorker: rowsOf(`
    U ok U U - | applying | createWPWorker(input: { userID: "$shy" }) { id }
    U C U U C | applied already | createWPWorker(input: { userID: "$open" }) { id }
    U U U U U | of nobody | createWPWorker(input: { userID: "$missing" }) { id }
    U I I I I | an id that is none | createWPWorker(input: { userID: "a#b" }) { id }
    U U U U NF | no id | updateWPWorker(input: { id: "", url: "https://example.com" }) { id }
    U U U U I | without a state | updateWPWorker(input: { id: "$open.worker", status: null }) { id }
    U U U U I | a category that is not there | updateWPWorker(input: { id: "$open.worker", categories: ["$missing"] }) { id }
    U U U U I | a category twice | updateWPWorker(input: { id: "$open.worker", categories: ["$workers", "$workers"] }) { id }
    U U U U I | an address that is not https | updateWPWorker(input: { id: "$open.worker", url: "http://example.com" }) { id }
    U U U U ok | published | updateWPWorker(input: { id: "$open.worker", status: PUBLISHED }) { id }
    U U U U C | pending again | updateWPWorker(input: { id: "$open.worker", status: PENDING }) { id }
    U U U U NF | missing | updateWPWorker(input: { id: "$missing", url: "https://example.com" }) { id }
    U U U U ok | pending | listWPWorkers(status: PENDING) { ${anId} }
    U U U U ok | pending, of a category | listWPWorkers(status: PENDING, categoryID: "$workers") { ${anId} }
    U U U U I | a page too large | listWPWorkers(status: PENDING, limit: 101) { ${anId} }
    U U U U I | a cursor that is none | listWPWorkers(status: PENDING, nextToken: "none!") { ${anId} }
    U U U U ok | there | deleteWPWorker(input: { id: "$hidden.worker" }) { id }
    U U U U NF | missing | deleteWPWorker(input: { id: "$missing" }) { id }
  `),
};
