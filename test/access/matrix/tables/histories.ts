import { ownedByTalent } from '../families/ownedByTalent';
import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

const inHistory = { field: 'workHistoryID', record: 'history', below: '$open' };

/** The expected access to a talent's histories and to the records below them. */
export const histories: Record<string, Row[]> = {
  WorkHistory: [
    ...ownedByTalent({
      entity: 'WorkHistory',
      record: 'history',
      create: 'organizationName: "株式会社あと"',
      update: 'description: "書き直し"',
      isDeletable: true,
    }),
    ...rowsOf(`
      U I I I I | a condition with one end | updateWorkHistory(input: { id: "$open.history", description: "改" }, condition: { version: { between: [1] } }) { id }
      U I I I I | a condition whose ends are the wrong way round | updateWorkHistory(input: { id: "$open.history", description: "改" }, condition: { version: { between: [5, 1] } }) { id }
      U I I I I | a condition with too many parts | updateWorkHistory(input: { id: "$open.history", description: "改" }, condition: { and: [${'{ version: { ge: 0 } } '.repeat(13)}] }) { id }
      U I I I I | a condition too deep | updateWorkHistory(input: { id: "$open.history", description: "改" }, condition: { and: [{ or: [{ version: { eq: 1 } }] }] }) { id }
      U NF NF NF NF | a division, as if it were one | updateWorkHistory(input: { id: "$open.forged", description: "改" }) { id }
      U NF NF NF NF | a division, as if it were one | deleteWorkHistory(input: { id: "$open.forged" }) { id }
    `),
  ],
  WorkHistoryDivision: [
    ...ownedByTalent({
      entity: 'WorkHistoryDivision',
      record: 'division',
      create: 'name: "部"',
      isDeletable: true,
      parent: inHistory,
    }),
    ...rowsOf(`
      some some some some some | shared | listWorkHistoryDivisionsByWorkHistory(workHistoryID: "$open.history") { items { id } }
      none some none none some | not shared | listWorkHistoryDivisionsByWorkHistory(workHistoryID: "$shy.history") { items { id } }
      none some none none some | of a private profile | listWorkHistoryDivisionsByWorkHistory(workHistoryID: "$hidden.history") { items { id } }
      none none none none none | missing | listWorkHistoryDivisionsByWorkHistory(workHistoryID: "$open.$ulid") { items { id } }
      none none none none none | an id that is none | listWorkHistoryDivisionsByWorkHistory(workHistoryID: "a#b") { items { id } }
      none none none none none | no id | listWorkHistoryDivisionsByWorkHistory(workHistoryID: "") { items { id } }
      I I I I I | a page too large | listWorkHistoryDivisionsByWorkHistory(workHistoryID: "$open.history", limit: 101) { items { id } }
    `),
  ],
  WorkHistoryAchievement: ownedByTalent({
    entity: 'WorkHistoryAchievement',
    record: 'achievement',
    create: 'projectName: "刷新"',
    update: 'role: "設計"',
    isDeletable: true,
    parent: inHistory,
  }),
  WorkHistoryAchievementLink: [
    ...ownedByTalent({
      entity: 'WorkHistoryAchievementLink',
      record: 'link',
      create: 'url: "https://example.com/b"',
      update: 'title: "資料"',
      isDeletable: true,
      parent: { field: 'workHistoryAchievementID', record: 'achievement', below: '$open.history' },
    }),
    ...rowsOf(`
      U I I I I | an address that is not https | createWorkHistoryAchievementLink(input: { workHistoryAchievementID: "$open.achievement", url: "http://example.com/b" }) { id }
      U I I I I | an address that is not https | updateWorkHistoryAchievementLink(input: { id: "$open.link", url: "http://example.com/b" }) { id }
    `),
  ],
  WorkHistoryAchievementResume: ownedByTalent({
    entity: 'WorkHistoryAchievementResume',
    record: 'document',
    create: 'file: "private/$me/01JCN000000000000000000003.pdf" filename: "a.pdf"',
    update: 'filename: "b.pdf"',
    isDeletable: true,
    parent: { field: 'workHistoryAchievementID', record: 'achievement', below: '$open.history' },
  }),
};
