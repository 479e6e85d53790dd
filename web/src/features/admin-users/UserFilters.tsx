import { useTranslation } from 'react-i18next';
import type { AggregateCounts } from '../../components/filters/aggregateCounts';
import { ChoiceChips } from '../../components/filters/ChoiceChips';
import { FacetChecks } from '../../components/filters/FacetChecks';
import { facetOptions } from '../../components/filters/facetOptions';
import { FilterSection } from '../../components/filters/FilterSection';
import { helpfulFirst } from '../../components/filters/helpfulFirst';
import type { useFacetLabels } from './useFacetLabels';
import { type UserFacet, userFacetNames } from './userFacets';
import type { UsersView } from './UsersView';

/** How many sections stand open. */
const OPEN = 5;
const WITHIN_DAYS = [7, 30, 90];

interface UserFiltersProps {
  view: UsersView;
  counts: AggregateCounts;
  labels: ReturnType<typeof useFacetLabels>;
  onChange: (change: Partial<UsersView>) => void;
}

/** All facets of the talents, each with what it would find under all others. */
export function UserFilters({ view, counts, labels, onChange }: UserFiltersProps) {
  const { t } = useTranslation();
  const optionsOf = (facet: UserFacet) => {
    const options = helpfulFirst(facetOptions(labels.entriesOf(facet), counts.get(facet)));
    // Hundreds of skills: those with most talents first.
    return facet === 'skillIDs' ? options.sort((a, b) => (b.count ?? 0) - (a.count ?? 0)) : options;
  };
  return (
    <>
      {userFacetNames.map((facet, index) => (
        <FilterSection
          key={facet}
          title={t(`adminUsers.facet.${facet}`)}
          active={view.facets[facet].length}
          open={index < OPEN}
        >
          <FacetChecks
            label={t(`adminUsers.facet.${facet}`)}
            options={optionsOf(facet)}
            chosen={view.facets[facet]}
            onChange={(values) => onChange({ facets: { ...view.facets, [facet]: values } })}
          />
        </FilterSection>
      ))}
      <FilterSection title={t('adminUsers.visited')} active={view.visitedWithin ? 1 : 0} open={false}>
        <ChoiceChips
          label={t('adminUsers.visited')}
          options={WITHIN_DAYS.map((n) => ({ value: String(n), label: t('adminUsers.withinDays', { n }) }))}
          chosen={view.visitedWithin === null ? null : String(view.visitedWithin)}
          onChange={(days) => onChange({ visitedWithin: days === null ? null : Number(days) })}
        />
      </FilterSection>
    </>
  );
}
