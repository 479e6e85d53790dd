/**
 * Returns a function that edits a source text. For each place, it inserts `added` before the first occurrence
 * of `text`. The function throws if a `text` does not occur.
 */
const before =
  (...places: [text: string, added: string][]) =>
  (source: string) =>
    places.reduce((all, [text, added]) => {
      if (!all.includes(text)) throw new Error(`${text} is missing`);
      return all.replace(text, () => `${added}${text}`);
    }, source);

const imports = `import { declareEntity } from '../declareEntity';
import { adminOnly, everyone, ownerOnly, record } from '../visibility/rules';
`;

const certificate = `${imports}import { User } from './User';

export const Certificate = declareEntity({
  name: 'Certificate',
  in: User,
  parent: 'userID',
  owner: 'owner',
  access: { create: ['owner', 'admin'] },
  fields: [
    everyone(\`\${record} userID title isPublished\`),
    { fields: 'score', client: true, inContact: true, owner: true, admin: true },
    { fields: 'number', inContact: true, owner: true, admin: true },
    ownerOnly('owner scans'),
    adminOnly('note'),
  ],
  rows: { shownIf: 'isPublished' },
  relations: { scans: { kind: 'many', entity: 'CertificateScan' } },
});
`;

const scan = `${imports}import { Certificate } from './Certificate';

export const CertificateScan = declareEntity({
  name: 'CertificateScan',
  in: Certificate,
  parent: 'certificateID',
  owner: 'owner',
  access: {},
  fields: [everyone(\`\${record} certificateID name\`), ownerOnly('owner'), adminOnly('checkedBy')],
});
`;

const endorsement = `${imports}import { User } from './User';

export const Endorsement = declareEntity({
  name: 'Endorsement',
  in: User,
  isPrivate: true,
  parent: 'userID',
  access: {},
  fields: [
    { fields: \`\${record} userID text\`, inContact: true, owner: true, admin: true },
    adminOnly('note'),
  ],
});
`;

const types = `type Endorsement @aws_iam @aws_cognito_user_pools {
  id: ID!
  userID: ID!
  text: String
  note: String
  createdAt: AWSDateTime!
  updatedAt: AWSDateTime!
  version: Int!
}

type ModelEndorsementConnection @aws_iam @aws_cognito_user_pools {
  items: [Endorsement!]!
  nextToken: String
}

type Certificate @aws_iam @aws_cognito_user_pools {
  id: ID!
  userID: ID!
  title: String
  isPublished: Boolean
  score: Int
  number: String
  owner: ID
  scans(limit: Int, nextToken: String): ModelCertificateScanConnection
  note: String
  createdAt: AWSDateTime!
  updatedAt: AWSDateTime!
  version: Int!
}

type CertificateScan @aws_iam @aws_cognito_user_pools {
  id: ID!
  certificateID: ID!
  name: String
  owner: ID
  checkedBy: ID
  createdAt: AWSDateTime!
  updatedAt: AWSDateTime!
  version: Int!
}

type ModelCertificateConnection @aws_iam @aws_cognito_user_pools {
  items: [Certificate!]!
  nextToken: String
}

type ModelCertificateScanConnection @aws_iam @aws_cognito_user_pools {
  items: [CertificateScan!]!
  nextToken: String
}

`;

/**
 * For each file to edit, a function that returns the file's new text. Together, the edits add three invented
 * entities below User, one of them private, as README.md describes. The product must work with them without
 * any further change.
 */
export const plantedCertificate: Readonly<Record<string, (text: string) => string>> = {
  'model/entities/Certificate.ts': () => certificate,
  'model/entities/CertificateScan.ts': () => scan,
  'model/entities/Endorsement.ts': () => endorsement,
  'model/entities.ts': before(
    ['import { Conversation }', "import { Certificate } from './entities/Certificate';\n"],
    ['import { Conversation }', "import { CertificateScan } from './entities/CertificateScan';\n"],
    ['import { Conversation }', "import { Endorsement } from './entities/Endorsement';\n"],
    ['  Conversation,', '  Certificate,\n  CertificateScan,\n  Endorsement,\n'],
  ),
  'model/entities/User.ts': before([
    '    workHistories: {',
    "    certificates: { kind: 'many', entity: 'Certificate' },\n    endorsements: { kind: 'many', entity: 'Endorsement' },\n",
  ]),
  'model/visibility/UserVisibility.ts': before([
    "  shared('isShareFullname'",
    "  everyone('certificates'),\n  { fields: 'endorsements', inContact: true, owner: true, admin: true },\n",
  ]),
  'schema.graphql': before(
    ['type User @aws_iam', types],
    [
      '  workHistories(limit: Int',
      '  certificates(limit: Int, nextToken: String): ModelCertificateConnection\n  endorsements(limit: Int, nextToken: String): ModelEndorsementConnection\n',
    ],
  ),
};
