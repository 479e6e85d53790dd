import { keepStates } from '../../../model/keepStates';
import { closedJobSnapshot } from '../../../model/snapshots/closedJobSnapshot';
import { isPublic } from '../../../model/visibility/isPublic';
import type { StoredRow } from '../../lib/StoredRow';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';
import { jobCard } from './jobCard';
import { omitEmpty } from './omitEmpty';

/**
 * Builds the search document of a keep, for the talent who keeps the job. It contains the keep, the fields of
 * the job that lists show, and the talent's application to the job, so that a list of keeps needs no further
 * reads. If the job is no longer public, it contains only the job's id, title and times. Undefined if the
 * keep has been removed.
 */
export function userFavoriteOpenJobsDocument(
  row: StoredRow,
  items: JobItems | undefined,
  myApply: StoredRow | undefined,
): SearchDocument | undefined {
  if (row.isFavorite !== true) return undefined;
  const { id, userID, openJobID, owner, isFavorite, createdAt, updatedAt, version } = row;
  const keep = { id, userID, openJobID, owner, isFavorite, createdAt, updatedAt, version };
  const card: SearchDocument = items ? jobCard(items, 'public') : {};
  const isOpen = isPublic(card);
  const { title, workType, publishedAt } = card;
  const mine = { myFavorite: keep, myApply: myApply ? ownApply(myApply) : null };
  return omitEmpty({
    ...{ ...keep, title, keptAt: updatedAt, state: keepStates[isOpen ? 'open' : 'closed'] },
    openJob: isOpen ? { ...card, ...mine } : { ...closed(openJobID, card), ...mine },
    ...(isOpen && { workType, publishedAt, shownOrganizationName: shownName(card) }),
  });
}

/**
 * Returns what a keep's document contains of a closed or deleted job: id, title and times. All other fields
 * are null.
 */
function closed(id: unknown, card: SearchDocument): SearchDocument {
  const nothing = Object.fromEntries(Object.keys(card).map((field) => [field, null]));
  return { ...nothing, ...closedJobSnapshot({ ...card, id }) };
}

const shownName = ({
  isHideOrganizationName,
  organizationNameForHidden,
  organizationName,
}: SearchDocument): unknown =>
  isHideOrganizationName === true ? organizationNameForHidden : organizationName;

function ownApply({
  id,
  type,
  userID,
  openJobID,
  owner,
  conversationId,
  createdAt,
  updatedAt,
  version,
}: StoredRow) {
  return { id, type, userID, openJobID, owner, conversationId, createdAt, updatedAt, version };
}
