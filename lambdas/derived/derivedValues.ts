import { childCount } from '../../model/childCount';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { EnishiWorkHistoryReview } from '../../model/entities/EnishiWorkHistoryReview';
import { Organization } from '../../model/entities/Organization';
import { User } from '../../model/entities/User';
import { UserApplies } from '../../model/entities/UserApplies';
import { parentIdOf, childrenPrefix } from '../../model/ids';
import { markHolder } from '../../model/markHolder';
import { jobSnapshot, shownOrganization } from '../../model/snapshots/jobSnapshot';
import { userSnapshot } from '../../model/snapshots/userSnapshot';
import { DELETED_USER_NAME } from '../lib/DELETED_USER_NAME';
import { countedEntities } from '../lib/parents/countedEntities';
import { parentValues } from '../lib/parents/parentValues';
import type { StoredRow } from '../lib/StoredRow';
import { attribute } from './attribute';
import type { DerivedValue } from './DerivedValue';
import { isListed } from './isListed';
import { jobOf } from './jobOf';
import type { Sources } from './Sources';
import { applicationMembers } from './values/applicationMembers';
import { benefitValues } from './values/benefitValues';
import { copiedEntries } from './values/copiedEntries';
import { conversationNames } from './values/conversationNames';
import { engagementId } from './values/engagementId';
import { disclosedName } from './values/disclosedName';
import { hiddenFrom } from './values/hiddenFrom';
import { indexKeys } from './values/indexKeys';
import { jobCopies } from './values/jobCopies';
import { jobValues } from './values/jobValues';
import { memberCounts } from './values/memberCounts';
import { scoutFacts } from './values/scoutFacts';
import { skillNames } from './values/skillNames';
import { talentEntries } from './values/talentEntries';
import { talentValues } from './values/talentValues';
import { termsHash } from './values/termsHash';
import { ownSub } from '../lib/ownSub';

/**
 * The derived organization name in engagements, and in the organization's reviews of them. It is the current
 * public name of the job's organization, unless an administrator has entered another name.
 */
const engagementValues = [
  attribute(EnishiWorkHistory, 'organizationName', ['refreshNamesOfEngagements'], async (row, sources) => {
    // An organization name that an administrator entered is not overwritten.
    if (row.isNamedByHand === true) return undefined;
    const job = await jobOf(row, sources);
    return job && (shownOrganization(jobSnapshot(job)) || null);
  }),
  attribute(EnishiWorkHistoryReview, 'reviewerName', ['refreshNamesOfEngagements'], async (row, sources) => {
    // A talent's review keeps the name that the talent had when writing it; an erased reviewer stays anonymous.
    if (row.side !== 'CLIENT' || row.reviewerName === DELETED_USER_NAME) return undefined;
    const engagement = await sources.of(EnishiWorkHistory, parentIdOf(String(row.id)));
    return engagement?.organizationName;
  }),
];

/**
 * The derived attribute `listKey` of an organization, which puts it into the public list or into the hidden
 * one.
 */
const organizationValues = [
  attribute(Organization, 'listKey', ['refreshOrganizationListing'], async ({ sk }, sources) =>
    (await isListed(sk, sources)) ? 'Organization' : 'Organization#hidden',
  ),
];

/**
 * The derived attributes of a parent record about its child records: the number of children of each counted
 * type and, for a field that only one child may have set (such as `isLastJob`), the id of the child that has
 * it set. No reaction updates these attributes, because mutations that change a child also update its parent,
 * in the same transaction.
 */
const parentCounts: readonly DerivedValue[] = countedEntities.map(({ entity, parent }) => ({
  name: `${parent}.${childCount(entity.name)}`,
  table: entity.table,
  entity: parent,
  attributes: [childCount(entity.name), ...entity.exclusive.map(markHolder)],
  keptBy: [],
  async valuesOf(row, sources) {
    const { pk } = childrenPrefix(entity, String(row.id));
    return parentValues(entity, row, await sources.partition(entity.table, pk));
  },
}));

async function shownUser({ pk }: StoredRow, sources: Sources) {
  const user = await sources.of(User, ownSub({ pk }));
  return user && userSnapshot(user);
}

const KEPT_BY = ['refreshUserSnapshots'];

/** The derived copies of a talent in the talent's applications and engagements. */
const userSnapshots = [
  attribute(UserApplies, 'user', KEPT_BY, shownUser),
  attribute(EnishiWorkHistory, 'user', KEPT_BY, shownUser),
];

/** All attributes of records that are derived from other records. */
export const derivedValues: readonly DerivedValue[] = [
  ...applicationMembers,
  ...benefitValues,
  ...copiedEntries,
  ...conversationNames,
  engagementId,
  disclosedName,
  ...engagementValues,
  hiddenFrom,
  ...indexKeys,
  ...jobCopies,
  ...jobValues,
  ...memberCounts,
  ...organizationValues,
  ...parentCounts,
  ...scoutFacts,
  ...skillNames,
  ...talentEntries,
  ...talentValues,
  termsHash,
  ...userSnapshots,
];
