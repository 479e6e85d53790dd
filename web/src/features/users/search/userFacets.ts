import { enums } from '../../../../../model/enums';
import type { SearchableUserAggregateField } from '../../../generated/schema';

/**
 * A filter of the talent search. `key` is its query parameter in the URL. `values` are all its values;
 * undefined if they come from a catalogue.
 */
interface Facet {
  key: string;
  values?: readonly string[];
}

const YES_NO = ['true', 'false'] as const;

/**
 * The filters of the talent search. Each key is the name of the field in the API's search filter and of the
 * aggregate that counts its values.
 */
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
