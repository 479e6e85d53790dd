import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { JobAlert } from '../../model/entities/JobAlert';
import { hasChanged } from '../lib/hasChanged';
import { currentKey } from '../migrate-data/currentKey';
import { alertTarget } from './alertTarget';
import { rowTarget } from './rowTarget';
import type { Target } from './Target';
import { ownSub } from '../lib/ownSub';

/**
 * Attributes of a job that do not appear in the documents of its keeps and applications. If only these
 * change, those documents are not written again.
 */
const NOT_SHOWN = ['favoriteCount', 'updatedAt', 'version', 'memo', 'owners'];
/**
 * Attributes of a talent. If one of them changes, the documents of the talent's applications are written
 * again.
 */
const OF_PERSON = ['name', 'phoneticName', 'displayName', 'profileIcon'];

/** The types of records, besides `User`, from which a talent's search documents are built. */
const OF_TALENT = [
  ...['WorkHistory', 'SkillSet', 'Qualification', 'UserPrefactures', 'UserMainJobs', 'UserPortfolio'],
  ...['InterviewLog', 'UserPrivate', 'LastVisitDay'],
];

const plain = (image: unknown): Record<string, unknown> | undefined =>
  image ? unmarshall(image as Record<string, AttributeValue>) : undefined;

/**
 * Returns the targets of a stream record: the records (such as a job or a talent) whose search documents must
 * be written again after this change. The contents of the documents are read from the tables, not from the
 * stream record.
 */
export function targetsOf({ dynamodb }: DynamoDBRecord): Target[] {
  const { pk, sk } = currentKey({ pk: dynamodb?.Keys?.pk?.S ?? '', sk: dynamodb?.Keys?.sk?.S ?? '' });
  // The images are decoded only when needed, because most records affect no document.
  const images = () => [plain(dynamodb?.OldImage), plain(dynamodb?.NewImage)] as const;
  const [entity = ''] = sk.split('#');
  if (pk === 'EmployeeBenefit') return [{ kind: 'benefit', id: sk }];
  if (entity === 'OpenJob') {
    const [before, after] = images();
    const shown = Object.keys({ ...before, ...after }).filter((field) => !NOT_SHOWN.includes(field));
    const rows: Target[] =
      before && hasChanged(before, after, shown) ? [{ kind: 'rowsOfJob', openJobId: pk }] : [];
    return [{ kind: 'job', openJobId: pk }, ...rows];
  }
  if (entity === 'OpenJobMainJobs') return [{ kind: 'job', openJobId: pk }];
  if (entity === 'Conversation') return [{ kind: 'conversation', conversationId: pk }];
  if (entity === 'UserConversations') {
    // Reading a message changes no document.
    const isNewMessage = hasChanged(...images(), ['lastMessageAt']);
    return isNewMessage ? [{ kind: 'conversation', conversationId: pk }] : [];
  }
  if (entity === JobAlert.name) return alertTarget({ pk, sk });
  const person: Target = { kind: 'person', sub: ownSub({ pk }) };
  if (OF_TALENT.includes(entity)) return [person];
  if (entity === 'User') {
    const [before, after] = images();
    const isRenamed = before && after && hasChanged(before, after, OF_PERSON);
    return isRenamed ? [person, { kind: 'rowsOfPerson', sub: pk }] : [person];
  }
  // The document of a keep contains the application to the same job.
  return rowTarget({ pk, sk }).flatMap((row): Target[] => [row, { ...row, entity: 'UserFavoriteOpenJobs' }]);
}
