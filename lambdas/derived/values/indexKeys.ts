import { entities } from '../../../model/entities';
import { Conversation } from '../../../model/entities/Conversation';
import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { Insight } from '../../../model/entities/Insight';
import { InterviewLog } from '../../../model/entities/InterviewLog';
import { Message } from '../../../model/entities/Message';
import { SkillSet } from '../../../model/entities/SkillSet';
import { User } from '../../../model/entities/User';
import { UserApplies } from '../../../model/entities/UserApplies';
import { UserConversations } from '../../../model/entities/UserConversations';
import { UserEmployeeBenefits } from '../../../model/entities/UserEmployeeBenefits';
import { UserFavoriteOpenJobs } from '../../../model/entities/UserFavoriteOpenJobs';
import { UserMainJobs } from '../../../model/entities/UserMainJobs';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
import { UserPrefactures } from '../../../model/entities/UserPrefactures';
import type { BundledEntity } from '../../../model/BundledEntity';
import { keyEntry } from '../../../model/keyEntry';
import { DELETED_USER_NAME } from '../../lib/DELETED_USER_NAME';
import type { StoredRow } from '../../lib/StoredRow';
import { attribute } from '../attribute';
import type { DerivedValue } from '../DerivedValue';
import { wholeEntity } from '../../../model/wholeEntity';
import { ownSub } from '../../lib/ownSub';

/**
 * Declares the key attributes of the secondary index `byParent`, which finds the records of one type that
 * belong to a job or a benefit or refer to a catalogue entry. `keyOf` returns the key of this other record. The
 * sort key begins with the record type, usually followed by the time of creation.
 */
const belowParent = (
  entity: BundledEntity,
  keyOf: (row: StoredRow) => string | undefined,
  keptBy: readonly string[] = [],
): DerivedValue => ({
  name: `${entity.name}.parentKey`,
  table: entity.table,
  entity: entity.name,
  attributes: ['parentKey', 'parentSort'],
  keptBy,
  valuesOf: (row) => {
    const isSorted = String(row.parentSort ?? '').startsWith(`${entity.name}#`);
    const parentSort = isSorted ? row.parentSort : `${entity.name}#${String(row.createdAt)}`;
    return Promise.resolve({ parentKey: keyOf(row), parentSort });
  },
});

const belowJob = (row: StoredRow) => `OpenJob#${String(row.openJobID ?? row.openJobId)}`;

/**
 * The derived attribute `authorKey` of a text that one person wrote about another: the sub of the author. It
 * is the key of the secondary index `byAuthor`. When an account is erased, this index finds the texts that
 * its owner wrote, and the attribute is removed from them.
 */
const byAuthor = entities
  .filter(({ author }) => author)
  .map((entity) => {
    const { sub = '', name = '' } = entity.author ?? {};
    return attribute(entity, 'authorKey', [], async (row, sources) => {
      const isErased = name !== '' && row[name] === DELETED_USER_NAME;
      const isKnown = row.authorKey !== undefined || (await sources.of(User, row[sub]));
      return isErased || !isKnown ? null : row[sub];
    });
  });

/**
 * The derived attribute with the owner of a talent's record. It must be the sub in the record's partition
 * key.
 */
const owners = entities
  .filter(({ table, owner }) => table === 'Talent' && (owner === 'owner' || owner === 'sub'))
  .map((entity) => attribute(entity, entity.owner, [], ownSub));

/**
 * The derived attributes that are keys of secondary indexes, and those that contain the owner of a record.
 */
export const indexKeys: readonly DerivedValue[] = [
  ...[UserApplies, UserFavoriteOpenJobs, UserOpenJobs, EnishiWorkHistory].map((entity) =>
    belowParent(entity, belowJob),
  ),
  belowParent(UserEmployeeBenefits, (row) => `EmployeeBenefit#${String(row.employeeBenefitID)}`),
  belowParent(SkillSet, (row) => keyEntry(wholeEntity(SkillSet), row)?.key),
  belowParent(UserMainJobs, ({ jobID }) => `Job#${String(jobID)}`, ['copyEntriesOfTalent']),
  belowParent(UserPrefactures, ({ prefactureID }) => `Prefacture#${String(prefactureID)}`, [
    'copyEntriesOfTalent',
  ]),
  ...byAuthor,
  ...owners,
  attribute(EnishiWorkHistory, 'owners', [], (row) => [ownSub(row)]),
  attribute(InterviewLog, 'owners', [], ({ interviewerId }) => [interviewerId]),
  attribute(Conversation, 'jobKey', [], ({ openJobConversationsId }) => openJobConversationsId ?? null),
  attribute(UserConversations, 'memberKey', [], ({ userId }) => userId),
  attribute(UserConversations, 'owners', [], ({ userId }) => [userId]),
  attribute(Message, 'userKey', [], ({ isEvent, authorId, author }) => {
    const isErased = (author as { name?: unknown } | undefined)?.name === DELETED_USER_NAME;
    return isEvent === true || isErased ? null : `${String(authorId)}#sent`;
  }),
  attribute(Message, 'messageId', [], ({ isEvent, id }) => (isEvent === true ? null : id)),
  attribute(Insight, 'dateKey', [], ({ type, reportedAt }) => `${String(type)}#${String(reportedAt)}`),
  ...entities
    .filter(({ table, name }) => table === 'Catalog' && !['EmployeeBenefit', 'Organization'].includes(name))
    .map((entity) =>
      // Not every catalogue has a list index.
      attribute(entity, 'listKey', [], ({ listKey }) =>
        listKey === undefined && entity.lists.length === 0 ? null : entity.initialList || entity.name,
      ),
    ),
];
