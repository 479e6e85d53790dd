import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { hasChanged } from '../lib/hasChanged';
import { rowTarget } from './rowTarget';
import type { Target } from './Target';

/** What keeps and applications carry of their job, and applications of their talent. */
const OF_JOB = (
  'title organizationName organizationNameForHidden isHideOrganizationName organizationOpenJobsId workType ' +
  'consultantName isPublic isDraft publishedAt closedAt'
).split(' ');
const OF_PERSON = ['name', 'phoneticName', 'displayName'];

const plain = (image: unknown): Record<string, unknown> | undefined =>
  image ? unmarshall(image as Record<string, AttributeValue>) : undefined;

/** What a stream record touches. Its images only tell how far to look; what is written is read from the tables. */
export function targetsOf({ dynamodb }: DynamoDBRecord): Target[] {
  const pk = dynamodb?.Keys?.pk?.S ?? '';
  const sk = dynamodb?.Keys?.sk?.S ?? '';
  const changed = (fields: string[]) =>
    hasChanged(plain(dynamodb?.OldImage), plain(dynamodb?.NewImage), fields);
  const [entity] = sk.split('#');
  if (entity === 'OpenJob') {
    const rows: Target[] = changed(OF_JOB) ? [{ kind: 'rowsOfJob', openJobId: pk }] : [];
    return [{ kind: 'job', openJobId: pk }, ...rows];
  }
  if (entity === 'OpenJobMainJobs') return [{ kind: 'job', openJobId: pk }];
  if (entity === 'User') return changed(OF_PERSON) ? [{ kind: 'rowsOfPerson', sub: pk }] : [];
  return rowTarget({ pk, sk });
}
