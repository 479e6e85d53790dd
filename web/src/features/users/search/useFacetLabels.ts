import { useTranslation } from 'react-i18next';
import type { Appetite, AgeBand, Gender, LocationType } from '../../../generated/schema';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { type UserFacet, userFacets } from './userFacets';

/**
 * Returns two functions for the filters of the talent search. `nameOf` returns the text of a value;
 * `entriesOf` returns all values of a filter, in their order. While `catalogue` is null, names of catalogue
 * entries are empty.
 */
export function useFacetLabels(catalogue: Catalogue | null) {
  const { t } = useTranslation();
  const named: Record<UserFacet, (value: string) => string> = {
    jobIDs: (id) => catalogue?.occupations.find((entry) => entry.id === id)?.name ?? '',
    skillIDs: (id) => catalogue?.skills.find((entry) => entry.id === id)?.name ?? '',
    prefectureIDs: (id) => catalogue?.prefectures.find((entry) => entry.id === id)?.name ?? '',
    appetiteToChangeJobs: (value) => t(`users.appetite.${value as Appetite}`),
    appetiteToSideWork: (value) => t(`users.appetite.${value as Appetite}`),
    hopeLocationType: (value) => t(`common.location.${value as LocationType}`),
    ageBand: (value) => t(`users.age.${value as AgeBand}`),
    gender: (value) => t(`users.gender.${value as Gender}`),
    isAgreedPostForClient: (value) => t(value === 'true' ? 'users.agreed' : 'users.notAgreed'),
    isPrivate: (value) => t(value === 'true' ? 'users.private' : 'users.public'),
  };
  const entriesOf = (facet: UserFacet): { id: string; name: string }[] => {
    if (facet === 'jobIDs') return catalogue?.occupations ?? [];
    if (facet === 'skillIDs') return catalogue?.skills ?? [];
    if (facet === 'prefectureIDs') return catalogue?.prefectures ?? [];
    return userFacets[facet].values.map((id) => ({ id, name: named[facet](id) }));
  };
  return { nameOf: (facet: UserFacet, value: string) => named[facet](value), entriesOf };
}
