import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

const names =
  'lastName: "縁", firstName: "結", lastNameKana: "エニシ", firstNameKana: "ムスビ", displayName: "結"';

/** The expected access to operations that create and end accounts, and to notifications. */
export const accounts: Record<string, Row[]> = {
  accounts: rowsOf(`
    U U U U ok | invited | createTalent(input: { email: "$slug@example.com", ${names} }) { id }
    U U U U I | a kana name that is none | createTalent(input: { email: "$slug@example.com", lastName: "縁", firstName: "結", lastNameKana: "えにし", firstNameKana: "ムスビ", displayName: "結" }) { id }
    U U U U ok | let in | setTalentEnabled(sub: "$shy", enabled: true) { accepted }
    U U U U NF | missing | setTalentEnabled(sub: "$missing", enabled: true) { accepted }
    U U U U ok | a new password | resetTalentPassword(sub: "$forgetful") { accepted }
    U ok ok ok ok | own | endSubscriptions { accepted }
    U U U U NF | missing | resetTalentPassword(sub: "$missing") { accepted }
    U ok NF NF ok | own | deleteUser(input: { sub: "$shy" }) { id }
    U NF NF NF NF | missing | deleteUser(input: { sub: "$missing" }) { id }
    U ok NF NF ok | own | cancelUserDeletion(sub: "$shy") { id }
    U NF NF NF NF | missing | cancelUserDeletion(sub: "$missing") { id }
    U ok ok - - | own | createDataExport { id }
    U U U U ok | of another, who has asked for it | createDataExport(input: { sub: "$exported" }) { id }
    U U U U NF | missing | createDataExport(input: { sub: "$missing" }) { id }
    U U U U NF | an id with more behind it | createDataExport(input: { sub: "$shy.1" }) { id }
    U I I I I | a token that is none | createDataExport(input: { clientToken: "none" }) { id }
    U U U U ok | numbers of records | countRecords { table type count }
    U U U U ok | nothing to fill | runSeed(input: { catalogues: false, demo: false }) { accepted }
    I I I I I | a report about no job | createContactMessage(input: { name: "縁", email: "a@example.com", message: "誤り", kind: JOB_REPORT }) { accepted number dueOn }
    I I I I I | a job without a report | createContactMessage(input: { name: "縁", email: "a@example.com", message: "誤り", openJobID: "$job" }) { accepted }
    I I I I I | without a word | createContactMessage(input: { name: "縁", email: "a@example.com", message: " " }) { accepted }
    U ok ok U U | as a member | notifyEmailForNewMessage(message: "$talkMessage") { accepted }
    U U U U U | an id with more behind it | notifyEmailForNewMessage(message: "$talkMessage.1") { accepted }
    U U U U U | missing | notifyEmailForNewMessage(message: "$missing") { accepted }
  `),
};
