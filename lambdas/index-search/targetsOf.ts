import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { formerNames } from '../lib/formerNames';
import { hasChanged } from '../lib/hasChanged';
import { rowTarget } from './rowTarget';
import type { Target } from './Target';

/** What changes without anything that keeps and applications show of a job. */
const NOT_SHOWN = ['favoriteCount', 'updatedAt', 'version', 'memo', 'owners'];
/** What applications carry of their talent. */
const OF_PERSON = ['name', 'phoneticName', 'displayName', 'profileIcon'];

/** What a talent's own documents are made of: rows below these names, and these alone. */
const OF_TALENT = [
  ...['WorkHistory', 'SkillSet', 'Qualification', 'UserPrefactures', 'UserMainJobs', 'UserPortfolio'],
  ...['InterviewLog', 'UserPrivate', 'LastVisitDay'],
];

const plain = (image: unknown): Record<string, unknown> | undefined =>
  image ? unmarshall(image as Record<string, AttributeValue>) : undefined;

/** What a stream record touches. Its images only tell how far to look; what is written is read from the tables. */
export function targetsOf({ dynamodb }: DynamoDBRecord): Target[] {
  const pk = formerNames.currentPartition(dynamodb?.Keys?.pk?.S ?? '');
  const sk = dynamodb?.Keys?.sk?.S ?? '';
  // Most records concern no document: theirs are not unpacked.
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
    // What somebody has read shows nowhere but in their own list.
    const isTold = hasChanged(...images(), ['lastMessageAt']);
    return isTold ? [{ kind: 'conversation', conversationId: pk }] : [];
  }
  const person: Target = { kind: 'person', sub: pk.replace(/#private$/, '') };
  if (OF_TALENT.includes(entity)) return [person];
  if (entity === 'User') {
    const [before, after] = images();
    const isRenamed = before && after && hasChanged(before, after, OF_PERSON);
    return isRenamed ? [person, { kind: 'rowsOfPerson', sub: pk }] : [person];
  }
  // An application shows in the keep of the same job too.
  return rowTarget({ pk, sk }).flatMap((row): Target[] => [row, { ...row, entity: 'UserFavoriteOpenJobs' }]);
}
