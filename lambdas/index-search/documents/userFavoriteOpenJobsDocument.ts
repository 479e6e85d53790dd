import { jobSnapshot } from '../../../model/snapshots/jobSnapshot';
import type { Item } from '../../lib/Item';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../Source';
import { present } from './jobFields';

/** A keep as its owner finds it; undefined for one that was taken back. A closed job leaves its title alone. */
export function userFavoriteOpenJobsDocument(
  row: Item,
  items: JobItems | undefined,
): SearchDocument | undefined {
  if (row.isFavorite !== true) return undefined;
  const { id, userID, openJobID, owner, isFavorite, createdAt, updatedAt, version } = row;
  const job: SearchDocument = items?.job ?? {};
  const isOpen = job.isPublic === true && job.isDraft !== true;
  const { title, workType, publishedAt, closedAt } = job;
  const organization =
    job.isHideOrganizationName === true ? job.organizationNameForHidden : job.organizationName;
  const tombstone = { id: openJobID, title, closedAt: closedAt ?? null, isPublic: false };
  return present({
    ...{ id, userID, openJobID, owner, isFavorite, createdAt, updatedAt, version, title },
    keptAt: row.updatedAt,
    state: isOpen ? 'OPEN' : 'CLOSED',
    openJob: isOpen ? jobSnapshot(job) : tombstone,
    ...(isOpen && { workType, publishedAt, shownOrganizationName: organization }),
  });
}
