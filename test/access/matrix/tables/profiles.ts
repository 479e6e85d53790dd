import { ownedByTalent } from '../families/ownedByTalent';
import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

const root = (name: string) => `getUser(sub: "$${name}") { id }`;

/**
 * The expected access to profiles (reading, registering, changing), to contact data, and to skills,
 * qualifications and wishes of a talent.
 */
export const profiles: Record<string, Row[]> = {
  User: rowsOf(`
    ok ok ok ok ok | everything shared | ${root('open')}
    ok ok ok ok ok | nothing shared | ${root('shy')}
    null ok null null ok | private | ${root('hidden')}
    null null null null null | missing | ${root('missing')}
    null null null null null | an id that is none | getUser(sub: "a#b") { id }
    null null null null null | no id | getUser(sub: "") { id }
    null null null null null | the privateRows instead of the profile | getUser(sub: "$open#private") { id }
    U ok NF NF ok | own | updateUser(input: { sub: "$open", description: "改" }) { id }
    U ok NF NF ok | private | updateUser(input: { sub: "$hidden", description: "改" }) { id }
    U NF NF NF NF | missing | updateUser(input: { sub: "$missing", description: "改" }) { id }
    U C NF NF C | a stale version | updateUser(input: { sub: "$open", description: "改" }, condition: { version: { eq: 99 } }) { id }
    U I I I I | a kana name that is none | updateUser(input: { sub: "$open", lastName: "縁", firstName: "結", lastNameKana: "えにし", firstNameKana: "ムスビ" }) { id }
    U I I I I | half a name | updateUser(input: { sub: "$open", lastName: "縁" }) { id }
    U I I I I | a birth date too late | updateUser(input: { sub: "$open", birthDate: "2024-01-01" }) { id }
    U I I I I | more days than a week has | updateUser(input: { sub: "$open", numberOfDayPerWeek: 8 }) { id }
    U I I I I | a salary range upside down | updateUser(input: { sub: "$open", minumumSalary: 3, maximumSalary: 2 }) { id }
    U I I I I | a telephone number that is none | updateUser(input: { sub: "$open", tel: "電話" }) { id }
    U U U U - | a forged owner | updateUser(input: { sub: "$open", owner: "$admin" }) { id }
    U U U U ok | an administrator's field | updateUser(input: { sub: "$open", isDebug: false }) { id }
    U U U U ok | an administrator's field | updateUser(input: { sub: "$open", introducerName: "紹介" }) { id }
    U U U U ok | an administrator's field | updateUser(input: { sub: "$open", introducerId: "紹介" }) { id }
    U U U U ok | an administrator's field | updateUser(input: { sub: "$open", nameForClient: "E.Y." }) { id }
    U U U U ok | an administrator's field | updateUser(input: { sub: "$open", introductionForClient: "紹介文" }) { id }
    U U U U - | an administrator's field | updateUser(input: { sub: "$open", organizationUsersId: "$organization" }) { id }
    U U U U ok | an administrator's field | updateUser(input: { sub: "$open", notionSalaries: "円" }) { id }
    U U U U ok | an administrator's field | updateUser(input: { sub: "$open", notionWorkTimes: "時" }) { id }
    U U U U ok | an administrator's field | updateUser(input: { sub: "$open", isImportFromNotion: false }) { id }
    U C U U - | a second registration | createUser(input: { sub: "$open", lastName: "縁", firstName: "結", lastNameKana: "エニシ", firstNameKana: "ムスビ", displayName: "結", isAgreedTerms: true }) { id }
    U U U U - | a registration of another | createUser(input: { sub: "$missing", lastName: "縁", firstName: "結", lastNameKana: "エニシ", firstNameKana: "ムスビ", displayName: "結", isAgreedTerms: true }) { id }
    U I I I I | without agreeing to the terms | createUser(input: { lastName: "縁", firstName: "結", lastNameKana: "エニシ", firstNameKana: "ムスビ", displayName: "結" }) { id }
    U I I I I | without a name | createUser(input: { displayName: "結", isAgreedTerms: true }) { id }
    U I I I I | a name too long | updateUser(input: { sub: "$open", lastName: "${'長'.repeat(51)}", firstName: "結" }) { id }
    U I I I I | a word about oneself too long | updateUser(input: { sub: "$open", description: "${'長'.repeat(2001)}" }) { id }
    U I I I I | a company too long | updateUser(input: { sub: "$open", companyName: "$long" }) { id }
    U I I I I | a cleared name | updateUser(input: { sub: "$open", displayName: null }) { id }
    U I I I I | the name of the operator | updateUser(input: { sub: "$open", displayName: "Enishi運営" }) { id }
    U I I I I | a date with a zone | updateUser(input: { sub: "$open", birthDate: "1990-05-05-08:00:30" }) { id }
    U I I I I | a time with a second's offset | updateUserLastVisitedAt(input: { sub: "$open", lastVisitedAt: "2026-01-01T00:00:00+09:00:30" }) { sub }
    U I I I I | an empty address | updateUser(input: { sub: "$open", portfolioPath: "" }) { id }
    U I I I I | a client's token that is no ULID | createUser(input: { lastName: "縁", firstName: "結", lastNameKana: "エニシ", firstNameKana: "ムスビ", displayName: "結", isAgreedTerms: true, clientToken: "no ulid" }) { id }
    U U U U I | more elements than a list takes | createOrganization(input: { name: "株式会社", owners: [${Array.from({ length: 101 }, () => '"a"').join()}] }) { id }
    U U U U U | an id that is none | createUser(input: { sub: "a#b", lastName: "縁", firstName: "結", lastNameKana: "エニシ", firstNameKana: "ムスビ", displayName: "結", isAgreedTerms: true }) { id }
    U ok NF NF NF | own | agreeToTerms(input: { sub: "$open", isAgreedTerms: true, isConfirmedServiceGuide: true }) { sub }
    U I NF NF NF | one consent alone | agreeToTerms(input: { sub: "$open", isAgreedTerms: true, isConfirmedServiceGuide: false }) { sub }
    U NF NF NF NF | missing | agreeToTerms(input: { sub: "$missing", isAgreedTerms: true, isConfirmedServiceGuide: true }) { sub }
    U ok NF NF U | one's own consent | updateUser(input: { sub: "$open", isAgreedTerms: true }) { id }
    U ok NF NF NF | own | updateUserLastVisitedAt(input: { sub: "$open" }) { sub }
    U NF NF NF NF | missing | updateUserLastVisitedAt(input: { sub: "$missing" }) { sub }
    ok ok ok ok ok | everything shared | getUser(sub: "$open") { workHistories { items { id } } }
    U ok null null ok | as the public sees it | getUserAs(sub: "$open", viewer: PUBLIC) { id }
    U null null null null | private, as the public sees it | getUserAs(sub: "$hidden", viewer: PUBLIC) { id }
    U ok null null ok | as a client sees it | getUserAs(sub: "$open", viewer: CLIENT) { id }
    U null null null null | missing | getUserAs(sub: "$missing", viewer: PUBLIC) { id }
    U I null null ok | as an organization sees it | getUserAs(sub: "$open", viewer: CLIENT, organizationId: "$missing") { id }
    U I null null null | private, as an organization sees it that is not in contact | getUserAs(sub: "$hidden", viewer: CLIENT, organizationId: "$missing") { id }
    U I null null I | as an organization sees it, in public | getUserAs(sub: "$hidden", viewer: PUBLIC, organizationId: "$missing") { id }
    ok ok ok ok ok | by its path | getUserByPath(path: "$open.portfolioPath") { id }
    null ok null null ok | private, by its path | getUserByPath(path: "$hidden.portfolioPath") { id }
    null null null null null | a path that nobody has | getUserByPath(path: "nobody-has-this") { id }
    null null null null null | no path | getUserByPath(path: "") { id }
    null null null null null | a path that is none | getUserByPath(path: "a#b") { id }
    ok ok ok ok ok | everything shared | listPublicPortfolios(limit: 1) { items { path } }
    I I I I I | more than a page may have | listPublicPortfolios(limit: 101) { items { path } }
    I I I I I | a cursor that is none | listPublicPortfolios(nextToken: "a") { items { path } }
    U ok ok ok ok | a path that nobody has | isPortfolioPathFree(path: "nobody-has-this")
  `),
  UserPrivate: rowsOf(`
    U ok null null ok | everything shared | getUserPrivate(sub: "$open") { sub }
    U ok null null ok | nothing shared | getUserPrivate(sub: "$shy") { sub }
    U ok null null ok | private | getUserPrivate(sub: "$hidden") { sub }
    U null null null null | of an id that is too long | getUserPrivate(sub: "${'a'.repeat(3000)}") { sub }
    U null null null null | missing | getUserPrivate(sub: "$missing") { sub }
    U null null null null | an id that is none | getUserPrivate(sub: "a#b") { sub }
    U ok NF NF ok | own | updateUserPrivate(input: { sub: "$open", address: "東京都" }) { sub }
    U ok NF NF ok | the topics of mail | updateUserPrivate(input: { sub: "$open", mailedOn: [NEWS, MESSAGE] }) { sub }
    U NF NF NF NF | missing | updateUserPrivate(input: { sub: "$missing", address: "東京都" }) { sub }
    U U U U U | no id | createUserPrivate(input: { sub: "", address: "東京都" }) { sub }
    U U U U U | of nobody | createUserPrivate(input: { sub: "$missing", address: "東京都" }) { sub }
    U ok U U ok | what registration made | createUserPrivate(input: { sub: "$open", address: "東京都" }) { sub }
  `),
  SkillSet: [
    ...ownedByTalent({
      entity: 'SkillSet',
      record: 'skillSet',
      create: 'skillSetSkillId: "$seededSkill"',
      update: 'yearsOfExperience: 3',
      isDeletable: true,
    }),
    ...rowsOf(`
      U I I I I | of no skill | createSkillSet(input: { userID: "$open" }) { id }
      U I - - I | of a skill that does not exist | createSkillSet(input: { userID: "$open", skillSetSkillId: "$ulid" }) { id }
      U I - - I | of a skill whose id is none | createSkillSet(input: { userID: "$open", skillSetSkillId: "a.b" }) { id }
    `),
  ],
  Qualification: [
    ...ownedByTalent({
      entity: 'Qualification',
      record: 'qualification',
      create: 'name: "基本情報"',
      update: 'organization: "機構"',
      isDeletable: true,
      owner: 'owners',
    }),
    ...rowsOf(`
      ok ok ok ok ok | of a profile that is shown | getQualification(id: "$open.qualification") { id }
      ok ok ok ok ok | nothing shared | getQualification(id: "$shy.qualification") { id }
      null ok null null ok | of a private profile | getQualification(id: "$hidden.qualification") { id }
      null null null null null | missing | getQualification(id: "$open.$ulid") { id }
      null null null null null | an id that is none | getQualification(id: "a#b") { id }
      null null null null null | an id with more behind it | getQualification(id: "$open.qualification.x") { id }
      null null null null null | another kind of record | getQualification(id: "$open.history") { id }
      U I I I I | a date before 1900 | updateQualification(input: { id: "$open.qualification", releaseDate: "1800-01-01" }) { id }
    `),
  ],
  UserPrefactures: ownedByTalent({
    entity: 'UserPrefactures',
    record: 'area',
    create: 'prefactureID: "$ulid"',
    update: 'isSelected: true',
    isDeletable: false,
  }),
  UserMainJobs: ownedByTalent({
    entity: 'UserMainJobs',
    record: 'liked',
    create: 'jobID: "$ulid"',
    update: 'isSelected: true',
    isDeletable: true,
  }),
};
