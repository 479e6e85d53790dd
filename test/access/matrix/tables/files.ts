import { ownedByTalent } from '../families/ownedByTalent';
import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

const upload = (input: string) => `createFileUpload(input: { ${input} }) { key }`;

/** The expected access to portfolio blocks, saved searches, documents, and the files in them. */
export const files: Record<string, Row[]> = {
  UserPortfolio: [
    ...ownedByTalent({
      entity: 'UserPortfolio',
      record: 'block',
      create: 'type: TEXT content: "本文"',
      update: 'title: "題"',
      isDeletable: true,
    }),
    ...rowsOf(`
      U I I I I | a link that is not https | createUserPortfolio(input: { userID: "$open", type: LINK, content: "http://example.com" }) { id }
      U I I I I | a link without content | updateUserPortfolio(input: { id: "$open.block", type: LINK }) { id }
      U I I I I | a number that DynamoDB cannot store | updateUserPortfolio(input: { id: "$open.block", position: 5e-324 }) { id }
      U I I I I | an embedding that is not https | createUserPortfolio(input: { userID: "$open", type: EMBED, content: "javascript:alert(1)" }) { id }
    `),
  ],
  JobAlert: [
    ...ownedByTalent({
      entity: 'JobAlert',
      record: 'alert',
      create: 'name: "React" frequency: DAILY hour: 8',
      update: 'isPaused: true',
      isDeletable: true,
    }),
    ...rowsOf(`
      U ok ok ok ok | own | listJobAlerts { items { id } }
      U I I I I | a page too large | listJobAlerts(limit: 101) { items { id } }
      U I I I I | a cursor of another list | listJobAlerts(nextToken: "AAAA") { items { id } }
      U I I I I | an hour that is none | createJobAlert(input: { userID: "$open", name: "React", frequency: DAILY, hour: 24 }) { id }
      U I I I I | a day that is none | createJobAlert(input: { userID: "$open", name: "React", frequency: WEEKLY, hour: 8, weekday: 0 }) { id }
      U I I I I | a name with invisible characters | createJobAlert(input: { userID: "$open", name: "Re\u200bact", frequency: DAILY, hour: 8 }) { id }
    `),
  ],
  CompanyBlock: rowsOf(`
    U ok U U U | own | createCompanyBlock(input: { userID: "$open", name: "㈱ひみつ", domain: "himitsu.example" }) { id }
    U U U U U | a parent that is not there | createCompanyBlock(input: { userID: "$missing", name: "㈱ひみつ" }) { id }
    U U U U U | a forged owner | createCompanyBlock(input: { userID: "$open", owner: "$admin", name: "㈱ひみつ" }) { id }
    U I I I I | a blank name | createCompanyBlock(input: { userID: "$open", name: " " }) { id }
    U I I I I | a name with invisible characters | createCompanyBlock(input: { userID: "$open", name: "ひ\u200bみつ" }) { id }
    U I I I I | a domain that is none | createCompanyBlock(input: { userID: "$open", name: "㈱ひみつ", domain: "ひみつ" }) { id }
    U I I I I | a domain that everybody may use | createCompanyBlock(input: { userID: "$open", name: "㈱ひみつ", domain: "gmail.com" }) { id }
    U ok NF NF NF | own | deleteCompanyBlock(input: { id: "$new.blocked" }) { id }
    U NF NF NF NF | missing | deleteCompanyBlock(input: { id: "$open.01ARZ3NDEKTSV4RRFFQ69G5FAV" }) { id }
    U NF NF NF NF | an id that is none | deleteCompanyBlock(input: { id: "a#b" }) { id }
    U - NF NF NF | of a private profile | deleteCompanyBlock(input: { id: "$hidden.blocked" }) { id }
    U C NF NF NF | a stale version | deleteCompanyBlock(input: { id: "$open.blocked" }, condition: { version: { eq: 99 } }) { id }
    U ok ok ok ok | own | listCompanyBlocks { items { id } }
    U I I I I | a page too large | listCompanyBlocks(limit: 101) { items { id } }
    U I I I I | a cursor of another list | listCompanyBlocks(nextToken: "AAAA") { items { id } }
  `),
  UserResume: ownedByTalent({
    entity: 'UserResume',
    record: 'resume',
    create: 'file: "private/$me/01JCN000000000000000000003.pdf" filename: "a.pdf"',
    isDeletable: true,
  }),
  FileUpload: rowsOf(`
    U ok ok ok ok | a picture | ${upload('purpose: PROFILE_ICON, filename: "a.png", contentType: "image/png", size: 100')}
    U I I I I | HTML | ${upload('purpose: PROFILE_ICON, filename: "a.html", contentType: "text/html", size: 100')}
    U I I I I | SVG | ${upload('purpose: PROFILE_ICON, filename: "a.svg", contentType: "image/svg+xml", size: 100')}
    U I I I I | too large | ${upload('purpose: PROFILE_ICON, filename: "a.png", contentType: "image/png", size: 1000000000')}
    U I I I I | empty | ${upload('purpose: PROFILE_ICON, filename: "a.png", contentType: "image/png", size: 0')}
    U U U U ok | a video about a talent | ${upload('purpose: INTERVIEW_VIDEO, filename: "a.mp4", contentType: "video/mp4", size: 100, userID: "$open"')}
    U I I I I | another's file | ${upload('purpose: RESUME, filename: "a.pdf", contentType: "application/pdf", size: 100, userID: "$open"')}
    U I I I I | a name with a path | ${upload('purpose: PROFILE_ICON, filename: "../a.png", contentType: "image/png", size: 100')}
  `),
  FileLink: rowsOf(`
    null null null null null | no such record | getFileLink(type: USER, id: "$missing", field: "resumeFile") { url }
    null null null null null | an id that is none | getFileLink(type: USER, id: "a#b", field: "resumeFile") { url }
    null null null null null | no id | getFileLink(type: USER, id: "", field: "resumeFile") { url }
    null null null null null | a file that is not there | getFileLink(type: USER, id: "$open", field: "resumeFile") { url }
    I I I I I | no field for files | getFileLink(type: USER, id: "$open", field: "email") { url }
  `),
};
