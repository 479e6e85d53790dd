import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { allRows } from '../allRows';

type Row = Readonly<Record<string, unknown>>;

/** Shorter texts are no secrets here: they would also occur in other texts by chance. */
const SHORTEST = 4;

const jobTexts = ['title', 'overView', 'issue', 'description', 'recommendFor', 'selectionProcessSupplement'];
const isPublicJob = ({ isPublic, isDraft }: Row) => isPublic === true && isDraft !== true;

/**
 * The attributes that no guest may read, by type of row. They are typed from docs/access-rules.md, not from
 * the code.
 */
const hidden: Readonly<Record<string, (row: Row) => readonly string[]>> = {
  User: ({ isPrivate, isShareFullname, isShareCurrentJob }) => [
    ...['birthDate', 'otherHopes', 'nameForClient', 'introductionForClient', 'introducerName', 'resumeFile'],
    ...(isShareFullname ? [] : ['name', 'phoneticName']),
    ...(isShareCurrentJob ? [] : ['companyName']),
    ...(isPrivate ? ['displayName', 'description', 'portfolioPath'] : []),
  ],
  UserPrivate: () => ['email', 'tel', 'address', 'nearestStation', 'phoneticName'],
  OpenJob: (job) => [
    ...['memo', 'reviewNote', 'hidingReason'],
    ...(isPublicJob(job) ? [] : jobTexts),
    ...(job.isHideOrganizationName || !isPublicJob(job) ? ['organizationName'] : []),
  ],
  Organization: () => ['name'],
  Message: () => ['content'],
  UserConversations: () => ['lastMessage', 'partnerName'],
  UserApplies: () => ['message', 'reason'],
  UserResume: () => ['file', 'name'],
  InterviewLog: () => ['comment', 'minutes', 'commentForClient', 'actionMethod', 'interviewerName'],
  EnishiWorkHistory: () => ['contractInfo', 'comment', 'description'],
  Evaluation: ({ published }) => (published ? [] : ['picComment', 'picName']),
  Review: ({ published }) => (published ? [] : ['comment']),
  EmployeeBenefit: () => ['title', 'couponCode'],
  AuditEntry: () => ['actorName', 'reason'],
};

/** The attributes with texts that guests may read, by type of row. A secret that occurs in one of them is none. */
const shown: Readonly<Record<string, (row: Row) => readonly string[]>> = {
  User: (user) =>
    user.isPrivate
      ? []
      : [
          ...['displayName', 'nameInitial', 'description', 'portfolioPath', 'mainJob', 'skillTags'],
          ...(user.isShareFullname ? ['name', 'phoneticName'] : []),
          ...(user.isShareCurrentJob ? ['companyName'] : []),
        ],
  OpenJob: (job) =>
    isPublicJob(job)
      ? [
          ...jobTexts,
          ...['organizationNameForHidden', 'consultantName'],
          ...(job.isHideOrganizationName ? [] : ['organizationName']),
        ]
      : [],
  WorkHistory: () => ['organizationName', 'position', 'description'],
  Evaluation: ({ published }) => (published ? ['picComment', 'picName', 'picOrganizationName'] : []),
  EvaluationComment: () => ['message'],
  Review: ({ published }) => (published ? ['comment', 'reviewerName'] : []),
  UserPortfolio: () => ['title', 'content'],
  PageQuery: () => ['header', 'url'],
  ProfessionalItem: () => ['name', 'lead', 'category'],
  Skill: () => ['name'],
  SkillTag: () => ['name'],
  Job: () => ['name'],
};

const textsOf = (row: Row, attributes: readonly string[]): string[] =>
  attributes.flatMap((name) => {
    const value = row[name];
    return typeof value === 'string' ? [value] : value ? [JSON.stringify(value)] : [];
  });

/** Texts of the stored data that no guest may read, and ids for the arguments of queries. */
export interface Secrets {
  /** The texts, as JSON writes them, each with the type and the attribute of a row that contains it. */
  texts: ReadonlyMap<string, string>;
  /** All stored rows by type. */
  rows: ReadonlyMap<string, readonly Row[]>;
}

/** Reads all rows of the local stack, and lists the texts that no guest may read. */
export async function listSecrets(): Promise<Secrets> {
  const rows = new Map<string, Row[]>();
  for (const stored of (await allRows()).values()) {
    const row = unmarshall(stored as unknown as Record<string, AttributeValue>);
    const type = String(row.__typename);
    rows.set(type, [...(rows.get(type) ?? []), row]);
  }
  const readable = Object.entries(shown)
    .flatMap(([type, attributes]) => (rows.get(type) ?? []).flatMap((row) => textsOf(row, attributes(row))))
    .join('\n');
  const texts = new Map<string, string>();
  for (const [type, attributesOf] of Object.entries(hidden))
    for (const row of rows.get(type) ?? [])
      for (const attribute of attributesOf(row))
        for (const text of textsOf(row, [attribute]))
          if (text.length >= SHORTEST && !readable.includes(text))
            texts.set(JSON.stringify(text).slice(1, -1), `${type}.${attribute}`);
  return { texts, rows };
}
