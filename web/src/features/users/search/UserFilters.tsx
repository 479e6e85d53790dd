import { useTranslation } from 'react-i18next';
import type { AggregateCounts } from '../../../components/filters/readAggregateCounts';
import { FacetChecks } from '../../../components/filters/FacetChecks';
import { buildFacetOptions } from '../../../components/filters/buildFacetOptions';
import { FilterSection } from '../../../components/filters/FilterSection';
import { nonEmptyFirst } from '../../../components/filters/nonEmptyFirst';
import type { useFacetLabels } from './useFacetLabels';
import { type UserFacet, userFacets } from './userFacets';
import type { UsersView } from './UsersView';
import { Stack } from '../../../components/layout/Stack';
import { ChoiceChips } from '../../../components/filters/ChoiceChips';
import { skillYearSteps } from '../../../../../model/search/skillYearSteps';
import { PayFilter } from './PayFilter';

interface NumberFilterProps {
  title: string;
  choices: readonly number[];
  textOf: (choice: number) => string;
  chosen: number | null;
  onChange: (chosen: number | null) => void;
}

/** A filter for one number, which people choose from a short list. */
const NumberFilter = ({ title, choices, textOf, chosen, onChange }: NumberFilterProps) => (
  <FilterSection title={title} active={chosen === null ? 0 : 1} open={false}>
    <ChoiceChips
      label={title}
      options={choices.map((choice) => ({ value: String(choice), label: textOf(choice) }))}
      chosen={chosen === null ? null : String(chosen)}
      onChange={(value) => onChange(value === null ? null : Number(value))}
    />
  </FilterSection>
);

const isCatalogue = (facet: UserFacet) => !('values' in userFacets[facet]);

/** The number of filter sections that are open at first. */
const OPEN = 5;

interface UserFiltersProps {
  view: UsersView;
  /** The filters to show, in their order. */
  facets: readonly UserFacet[];
  counts: AggregateCounts;
  /**
   * True if `counts` has a number for every value that some talent has, so that a missing number means
   * zero. It is false for organizations, because for them the API leaves out the numbers of values that
   * only few talents have.
   */
  isExact: boolean;
  /** The numbers of days within which the last visit of a talent can be asked for. */
  visits: readonly number[];
  labels: ReturnType<typeof useFacetLabels>;
  onChange: (change: Partial<UsersView>) => void;
}

/**
 * The filters of a search of talents. Beside each value that can be chosen in a filter of `facets` is the
 * number of talents who have the value and match the other filters.
 */
export function UserFilters(props: UserFiltersProps) {
  const { view, facets, counts, isExact, visits, labels, onChange } = props;
  const { t } = useTranslation();
  const optionsOf = (facet: UserFacet) => {
    const exact = nonEmptyFirst(buildFacetOptions(labels.entriesOf(facet), counts.get(facet)));
    const options = isExact
      ? exact
      : exact.map(({ count, ...rest }) => ({ ...rest, count: count || undefined }));
    // Hundreds of skills: those with the most talents first.
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
            finder={
              isCatalogue(facet) ? t('users.findFacet', { facet: t(`users.facet.${facet}`) }) : undefined
            }
            options={optionsOf(facet)}
            chosen={view.facets[facet]}
            onChange={(values) => onChange({ facets: { ...view.facets, [facet]: values } })}
          />
          {facet === 'skillIDs' && view.facets.skillIDs.length > 0 && (
            <Stack direction="column" gap={8}>
              <small>{t('users.years')}</small>
              <ChoiceChips
                label={t('users.years')}
                options={skillYearSteps.map((n) => ({
                  value: String(n),
                  label: t('users.yearsAtLeast', { n }),
                }))}
                chosen={view.yearsFrom && String(view.yearsFrom)}
                onChange={(value) =>
                  onChange({ yearsFrom: skillYearSteps.find((n) => String(n) === value) ?? null })
                }
              />
            </Stack>
          )}
        </FilterSection>
      ))}
      <NumberFilter
        title={t('users.days')}
        choices={[1, 2, 3, 4, 5]}
        textOf={(n) => t('users.daysAtLeast', { n })}
        chosen={view.daysFrom}
        onChange={(daysFrom) => onChange({ daysFrom })}
      />
      <NumberFilter
        title={t('users.hours')}
        choices={[2, 4, 6, 8]}
        textOf={(n) => t('users.hoursAtLeast', { n })}
        chosen={view.hoursFrom}
        onChange={(hoursFrom) => onChange({ hoursFrom })}
      />
      <PayFilter pay={view.pay} onChange={(pay) => onChange({ pay })} />
      <NumberFilter
        title={t('users.rated')}
        choices={[3, 4]}
        textOf={(n) => t('users.ratedAtLeast', { n })}
        chosen={view.ratedFrom}
        onChange={(ratedFrom) => onChange({ ratedFrom })}
      />
      <NumberFilter
        title={t('users.visited')}
        choices={visits}
        textOf={(n) => t('users.withinDays', { n })}
        chosen={view.visitedWithin}
        onChange={(visitedWithin) => onChange({ visitedWithin })}
      />
    </>
  );
}
