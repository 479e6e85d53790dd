import { useTranslation } from 'react-i18next';
import type { AggregateCounts } from '../../../components/filters/aggregateCounts';
import { ChoiceChips } from '../../../components/filters/ChoiceChips';
import { FacetChecks } from '../../../components/filters/FacetChecks';
import { facetOptions } from '../../../components/filters/facetOptions';
import { FilterSection } from '../../../components/filters/FilterSection';
import { helpfulFirst } from '../../../components/filters/helpfulFirst';
import type { useFacetLabels } from './useFacetLabels';
import type { UserFacet } from './userFacets';
import type { UsersView } from './UsersView';

/** How many sections stand open. */
const OPEN = 5;
const WITHIN_DAYS = [7, 30, 90];

interface UserFiltersProps {
  view: UsersView;
  /** In the order of the sections. */
  facets: readonly UserFacet[];
  counts: AggregateCounts;
  /** A value without a count has none; else it may have a few, which are not told. */
  isExact: boolean;
  /** Also by when they were here last. */
  byVisit?: boolean;
  labels: ReturnType<typeof useFacetLabels>;
  onChange: (change: Partial<UsersView>) => void;
}

/** Facets of the talents, each with what it would find under all others. */
export function UserFilters(props: UserFiltersProps) {
  const { view, facets, counts, isExact, byVisit, labels, onChange } = props;
  const { t } = useTranslation();
  const optionsOf = (facet: UserFacet) => {
    const exact = helpfulFirst(facetOptions(labels.entriesOf(facet), counts.get(facet)));
    const options = isExact
      ? exact
      : exact.map(({ count, ...rest }) => ({ ...rest, count: count || undefined }));
    // Hundreds of skills: those with most talents first.
    return facet === 'skillIDs' ? options.sort((a, b) => (b.count ?? 0) - (a.count ?? 0)) : options;
  };
  return (
    <>
      {facets.map((facet, index) => (
        <FilterSection
          key={facet}
          title={t(`users.facet.${facet}`)}
          active={view.facets[facet].length}
          open={index < OPEN}
        >
          <FacetChecks
            label={t(`users.facet.${facet}`)}
            options={optionsOf(facet)}
            chosen={view.facets[facet]}
            onChange={(values) => onChange({ facets: { ...view.facets, [facet]: values } })}
          />
        </FilterSection>
      ))}
      {byVisit && (
        <FilterSection title={t('users.visited')} active={view.visitedWithin ? 1 : 0} open={false}>
          <ChoiceChips
            label={t('users.visited')}
            options={WITHIN_DAYS.map((n) => ({ value: String(n), label: t('users.withinDays', { n }) }))}
            chosen={view.visitedWithin === null ? null : String(view.visitedWithin)}
            onChange={(days) => onChange({ visitedWithin: days === null ? null : Number(days) })}
          />
        </FilterSection>
      )}
    </>
  );
}
