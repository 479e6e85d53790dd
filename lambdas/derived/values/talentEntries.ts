import { Job } from '../../../model/entities/Job';
import { Prefacture } from '../../../model/entities/Prefacture';
import { User } from '../../../model/entities/User';
import { UserMainJobs } from '../../../model/entities/UserMainJobs';
import { UserPrefactures } from '../../../model/entities/UserPrefactures';
import type { BundledEntity } from '../../../model/BundledEntity';
import type { ToOne } from '../../../model/Entity';
import { entrySnapshot } from '../../../model/snapshots/entrySnapshot';
import { userEntryKeys } from '../../../model/userEntryKeys';
import { wholeEntity } from '../../../model/wholeEntity';
import { attribute } from '../attribute';
import type { DerivedValue } from '../DerivedValue';

/** Declares a copy of a catalogue entry in a talent's record. */
const copyOf = (entity: BundledEntity, relation: string, catalogue: BundledEntity) =>
  attribute(entity, relation, ['copyEntriesOfTalent', 'refreshNamesOfTalents'], async (row, sources) => {
    const id = row[(wholeEntity(entity).relations[relation] as ToOne).by];
    if (!id) return null;
    const entry = await sources.of(catalogue, id);
    return entry && entrySnapshot(entry);
  });

/** The index key by which a rename of an occupation or a place finds the talents who have it. */
const entryKeys: DerivedValue = {
  name: 'User.parentKey',
  table: User.table,
  entity: User.name,
  attributes: ['parentKey', 'parentSort'],
  keptBy: ['copyEntriesOfTalent'],
  valuesOf: (user) => Promise.resolve(userEntryKeys(user)),
};

/** The derived copies of occupations and places in a talent's profile and wishes, and the profile's index key. */
export const talentEntries: readonly DerivedValue[] = [
  copyOf(User, 'mainJob', Job),
  copyOf(User, 'baseLocation', Prefacture),
  copyOf(UserMainJobs, 'job', Job),
  copyOf(UserPrefactures, 'prefacture', Prefacture),
  entryKeys,
];
