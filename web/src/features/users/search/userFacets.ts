import { enums } from '../../../../../model/enums';
import type { SearchableUserAggregateField } from '../../../generated/schema';

/**
 * A filter of the search of talents: its parameter in the URL and, when they are fixed, its possible values.
 */
interface Facet {
  key: string;
  values?: readonly string[];
}

const YES_NO = ['true', 'false'] as const;

/** The filters of the search of talents. Each is a field of the API's filter and of its aggregates. */
export const userFacets = {
  jobIDs: { key: 'job' },
  skillIDs: { key: 'skill' },
  prefectureIDs: { key: 'pref' },
  appetiteToChangeJobs: { key: 'change', values: enums.Appetite },
  appetiteToSideWork: { key: 'side', values: enums.Appetite },
  hopeLocationType: { key: 'place', values: enums.LocationType },
  ageBand: { key: 'age', values: enums.AgeBand },
  gender: { key: 'gender', values: enums.Gender },
  isAgreedPostForClient: { key: 'agreed', values: YES_NO },
  isPrivate: { key: 'private', values: YES_NO },
} as const satisfies Partial<Record<SearchableUserAggregateField, Facet>>;

export type UserFacet = keyof typeof userFacets;

export const userFacetNames = Object.keys(userFacets) as UserFacet[];
