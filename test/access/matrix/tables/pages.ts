import { catalogue } from '../families/catalogue';
import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

const manyRules = Array.from({ length: 101 }, (_, at) => `{ words: ["語${at}"], to: ["経理"] }`).join(' ');

/**
 * The expected access to organizations, public pages and professionals. Everyone reads them (organizations
 * only if they have a public job), administrators write them.
 */
export const pages: Record<string, Row[]> = {
  Organization: rowsOf(`
    null null null null ok | without a public job | getOrganization(id: "$organization") { id }
    ok ok ok ok ok | with a public job | getOrganization(id: "$listedOrganization") { id }
    none none none none some | without a public job | listOrganizations(filter: { id: { eq: "$organization" } }) { items { id } }
    some some some some some | with a public job | listOrganizations(filter: { id: { eq: "$listedOrganization" } }) { items { id } }
    null null null null null | missing | getOrganization(id: "$missing") { id }
    null null null null null | an id that is none | getOrganization(id: "a#b") { id }
    some some some some some | all | listOrganizations(limit: 1) { items { id } }
    I I I I I | a page too large | listOrganizations(limit: 1001) { items { id } }
    I I I I I | a cursor that is none | listOrganizations(nextToken: "?") { items { id } }
    null null null null null | no id | getOrganization(id: "") { id }
    null null null null null | an id that no key holds | getOrganization(id: "${'長'.repeat(390)}") { id }
    U U U U ok | new | createOrganization(input: { name: "株式会社しん" }) { id }
    U U U U I | a token that is none | createOrganization(input: { name: "株式会社しん", clientToken: "none" }) { id }
    U U U U I | an invisible character | createOrganization(input: { name: "株式会社\u202eしん" }) { id }
    U U U U ok | there | updateOrganization(input: { id: "$organization", description: "改" }) { id }
    U U U U NF | an edit that the log does not have | takeBackOrganizationEdit(input: { id: "$organization", entryId: "none" }) { id }
    U U U U NF | missing | updateOrganization(input: { id: "$missing", description: "改" }) { id }
    U U U U NF | no id | updateOrganization(input: { id: "", description: "改" }) { id }
    U U U U I | an invisible character | updateOrganization(input: { id: "$organization", name: "株式会社\u202eしん" }) { id }
    U U U U C | a stale version | updateOrganization(input: { id: "$organization", description: "改" }, condition: { version: { eq: 99 } }) { id }
    U U U U ok | there | deleteOrganization(input: { id: "$new.organization" }) { id }
    U U U U NF | missing | deleteOrganization(input: { id: "$missing" }) { id }
  `),
  PageQuery: [
    ...catalogue({
      entity: 'PageQuery',
      plural: 'PageQueries',
      record: 'page',
      create: 'url: "$slug"',
      update: 'header: "改"',
      isDeletable: true,
    }),
    ...rowsOf(`
      ok ok ok ok ok | there | getPageQuery(url: "$url") { id }
      null null null null null | missing | getPageQuery(url: "nobody-has-this") { id }
      null null null null null | an address that is none | getPageQuery(url: "a#b") { id }
      U U U U I | fewer hours than none | createPageQuery(input: { url: "$slug", minimumHoursPerDay: -1 }) { id }
      U U U U I | more hours than a day has | createPageQuery(input: { url: "$slug", maximumHoursPerDay: 99 }) { id }
      U U U U I | hours the wrong way round | createPageQuery(input: { url: "$slug", minimumHoursPerDay: 8, maximumHoursPerDay: 4 }) { id }
      U U U U I | some hours, but at most none | createPageQuery(input: { url: "$slug", minimumHoursPerDay: 5, maximumHoursPerDay: 0 }) { id }
      U U U U I | a blank heading | createPageQuery(input: { url: "$slug", header: " " }) { id }
      null null null null null | no address | getPageQuery(url: "") { id }
      U U U U NF | no id | updatePageQuery(input: { id: "", header: "改" }) { id }
      U U U U I | without an address | updatePageQuery(input: { id: "$page", url: null }) { id }
      U U U U I | a salary range upside down | createPageQuery(input: { url: "$slug", minumumSalary: 3, maximumSalary: 2 }) { id }
      U U U U I | an address of the app's | createPageQuery(input: { url: "jobs" }) { id }
      U U U U I | a reserved word | createPageQuery(input: { url: "admin" }) { id }
      U U U U I | an address that is none | createPageQuery(input: { url: "A B" }) { id }
      U U U U C | an address that is taken | createPageQuery(input: { url: "$url" }) { id }
    `),
  ],
  WPWorkerCategory: [
    ...catalogue({
      entity: 'WPWorkerCategory',
      plural: 'WPWorkerCategories',
      record: 'workers',
      create: 'name: "講師" url: "$slug"',
      update: 'name: "先生"',
      isReadOne: true,
      isDeletable: true,
    }),
    ...rowsOf(
      'U U U U I | without a name | updateWPWorkerCategory(input: { id: "$workers", name: null }) { id }',
    ),
  ],
  ProfessionalItem: catalogue({
    entity: 'ProfessionalItem',
    plural: 'ProfessionalItems',
    record: 'professional',
    create: 'name: "設計"',
    update: 'lead: "改"',
    isReadOne: true,
    isDeletable: true,
  }),
  WorkHistoryCompany: rowsOf(`
    U ok ok ok ok | a new name | createWorkHistoryCompany(input: { name: "株式会社$ulid" }) { id }
    U C C C C | a name that is there | createWorkHistoryCompany(input: { name: "$companyName" }) { id }
    U I I I I | no name | createWorkHistoryCompany(input: { name: " " }) { id }
    U U U U ok | another name | updateWorkHistoryCompany(input: { id: "$new.company", name: "試験$ulid" }) { id }
    U U U U NF | missing | updateWorkHistoryCompany(input: { id: "$missing", name: "試験$ulid" }) { id }
    U U U U NF | an id that is none | updateWorkHistoryCompany(input: { id: "a#b", name: "試験$ulid" }) { id }
    U U U U I | a blank name | updateWorkHistoryCompany(input: { id: "$company", name: " " }) { id }
    U U U U I | without a name | updateWorkHistoryCompany(input: { id: "$company", name: "" }) { id }
    U U U U C | a stale version | updateWorkHistoryCompany(input: { id: "$company", name: "試験$ulid" }, condition: { version: { eq: 99 } }) { id }
    U U U U C | a name that another has | updateWorkHistoryCompany(input: { id: "$new.company", name: "$companyName" }) { id }
    U U U U ok | there | deleteWorkHistoryCompany(input: { id: "$new.company" }) { id }
    U U U U NF | missing | deleteWorkHistoryCompany(input: { id: "$missing" }) { id }
    U U U U C | a stale version | deleteWorkHistoryCompany(input: { id: "$company" }, condition: { version: { eq: 99 } }) { id }
    U I I I I | a filter of groups | listWorkHistoryCompanies(filter: { and: [{ name: { beginsWith: "試" } }] }) { items { id } }
    U I I I I | a filter that begins with nothing | listWorkHistoryCompanies(filter: { name: { contains: "試" } }) { items { id } }
    U some some some some | all | listWorkHistoryCompanies(limit: 1) { items { id } }
    U I I I I | a page too large | listWorkHistoryCompanies(limit: 101) { items { id } }
  `),
  Synonyms: rowsOf(`
    U U U U ok | all | listSynonyms { version }
    U U U U ok | of a preview | previewSynonyms(rules: [{ words: ["帳面つけ"], to: ["経理"] }], queries: ["帳面つけ"]) { after }
    U U U U I | of a preview without queries | previewSynonyms(rules: [], queries: []) { after }
    U U U U I | of a preview that is too wide | previewSynonyms(rules: [{ words: ["帳面つけ"], to: ["求人"] }], queries: ["帳面つけ"]) { after }
    U U U U I | too wide | publishSynonyms(input: { rules: [{ words: ["帳面つけ"], to: ["求人"] }] }) { version }
    U U U U I | too many | publishSynonyms(input: { rules: [${manyRules}] }) { version }
    U U U U C | of another version | publishSynonyms(input: { rules: [] }, condition: { version: { eq: 999 } }) { version }
  `),
  proposeSkill: rowsOf(`
    U I I I I | no name | proposeSkill(name: " ") { __typename }
    U ok ok ok ok | a name | proposeSkill(name: "技$ulid") { __typename }
  `),
  Export: rowsOf(`
    U ok ok ok ok | own | listExports { items { id } }
    U NF NF NF NF | of another | cancelExport(id: "$missing.01J0000000000000000000000A") { id }
    U NF NF NF NF | an id that is none | cancelExport(id: "$missing") { id }
    U I I I I | a page too large | listExports(limit: 101) { items { id } }
    U I I I I | a cursor of another list | listExports(nextToken: "AAAA") { items { id } }
    U I I I I | a cursor that is none | listExports(nextToken: "?") { items { id } }
  `),
  UserNotice: rowsOf(`
    U ok ok ok ok | own | listUserNotices { items { id } }
    U I I I I | a page too large | listUserNotices(limit: 101) { items { id } }
    U I I I I | a cursor of another list | listUserNotices(nextToken: "AAAA") { items { id } }
    U I I I I | a cursor that is none | listUserNotices(nextToken: "?") { items { id } }
    U NF NF NF NF | of another | updateUserNotice(input: { ids: ["$shy.1"], isRead: true }) { ids }
    U NF NF NF NF | an id that is none | updateUserNotice(input: { ids: ["a#b"], isRead: true }) { ids }
    U NF NF NF NF | missing | updateUserNotice(input: { ids: ["$open.1"], isRead: true }) { ids }
    U I I I I | none | updateUserNotice(input: { ids: [], isRead: true }) { ids }
    U I I I I | the same twice | updateUserNotice(input: { ids: ["$open.1", "$open.1"], isRead: true }) { ids }
    U U U U U | forged | publishUserNotice(input: { id: "x", userId: "$open", kind: JOB_PUBLISHED, createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z", version: 1 }) { id }
  `),
  AuditEntry: rowsOf(`
    U U U U ok | of a day | listAuditEntries(date: "2026-01-01") { items { id } }
    U U U U ok | of a person | listAuditEntries(actor: "$missing") { items { id } }
    U U U U ok | about a person | listAuditEntries(subject: "$missing", actor: "$missing", date: "2026-01-01") { items { id } }
    U U U U ok | of some days, of a kind | listAuditEntries(date: "2026-01-01", until: "2026-01-31", action: "readContact") { items { id } }
    U U U U I | of days in the wrong order | listAuditEntries(date: "2026-01-31", until: "2026-01-01") { items { id } }
    U U U U I | of nothing | listAuditEntries { items { id } }
    U U U U I | of an empty person | listAuditEntries(actor: "") { items { id } }
    U U U U I | a page too large | listAuditEntries(date: "2026-01-01", limit: 101) { items { id } }
  `),
};
