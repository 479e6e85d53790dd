import { ageBand } from '../../../model/snapshots/ageBand';
import type { Entity } from '../../../model/Entity';
import { Qualification } from '../../../model/entities/Qualification';
import { SkillSet } from '../../../model/entities/SkillSet';
import { UserMainJobs } from '../../../model/entities/UserMainJobs';
import { UserPrefactures } from '../../../model/entities/UserPrefactures';
import { WorkHistory } from '../../../model/entities/WorkHistory';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { isRowShown } from '../../../model/visibility/isRowShown';
import { project } from '../../../model/visibility/project';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import type { StoredRow } from '../../lib/StoredRow';
import type { SearchDocument } from '../Action';
import type { PersonItems } from '../TableReader';
import { japanDay } from '../../../model/japanDay';
import { wholeEntity } from '../../../model/wholeEntity';

/**
 * The relations whose records a talent's card contains: the name of each relation and the entity of its
 * records.
 */
const CONTAINED: Readonly<Record<string, Entity>> = {
  workHistories: wholeEntity(WorkHistory),
  skillSets: wholeEntity(SkillSet),
  qualifications: wholeEntity(Qualification),
  userPrefactures: wholeEntity(UserPrefactures),
  userMainJobs: wholeEntity(UserMainJobs),
};

/**
 * Returns the fields of one of the records in a talent's card, such as a work history, that the viewer may
 * see. The records below it are left out; a resolver reads them when a query selects them.
 */
function shown({ fields, relations }: Entity, row: StoredRow, viewer: Viewer): SearchDocument {
  const below = Object.entries(relations).filter(([, { kind }]) => kind === 'many');
  return { ...project(fields, row, viewer), ...Object.fromEntries(below.map(([name]) => [name, {}])) };
}

/**
 * Returns the card of a talent: what lists of talents show, as far as this viewer may see it. With it, a page
 * of search results needs no further reads. Contact data are null, because each access to them must be
 * recorded in the audit log.
 */
export function userCard({ user, profile, visitDay, category }: PersonItems, viewer: Viewer): SearchDocument {
  const isShared = user.isShareCurrentJob === true;
  const children = Object.entries(CONTAINED).map(([relation, entity]) => {
    const rows = profile.filter(
      (row) => row.__typename === entity.name && isRowShown(entity, row, viewer, '', isShared),
    );
    return [relation, { items: rows.map((row) => shown(entity, row, viewer)) }];
  });
  const names = profile.flatMap((row) => {
    const skill = row.__typename === 'SkillSet' ? (row.skillTag ?? row.skill) : undefined;
    return skill ? [(skill as { name: string }).name] : [];
  });
  const job = user.mainJob ?? (category && { id: category.id, name: category.name });
  const contact = { email: null, tel: null, address: null, nearestStation: null };
  const tree = {
    ...user,
    ...Object.fromEntries(children),
    ...contact,
    ...(job && { mainJob: { ...job, color: category?.color ?? null } }),
    skillTags: names,
    ageBand: ageBand(user.birthDate, japanDay(Date.now())),
    lastVisitedAt: visitDay ? `${visitDay}T00:00:00.000Z` : null,
  };
  return project(UserVisibility, tree, viewer);
}
