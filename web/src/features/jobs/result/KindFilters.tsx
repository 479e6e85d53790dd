import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { FacetChecks } from '../../../components/filters/FacetChecks';
import { FilterSection } from '../../../components/filters/FilterSection';
import { buildFacetOptions } from '../../../components/filters/buildFacetOptions';
import type { JobFiltersProps } from './JobFiltersProps';

/** The filters of the job search for contract type and place of work. */
export function KindFilters({ search, onChange, counts }: JobFiltersProps) {
  const { t } = useTranslation();
  const workTypes = enums.WorkType.map((id) => ({ id, name: t(`common.workType.${id}`) }));
  const locations = enums.LocationType.map((id) => ({ id, name: t(`common.location.${id}`) }));
  const known = <Value extends string>(values: readonly Value[], chosen: string[]) =>
    values.filter((value) => chosen.includes(value));
  return (
    <>
      <FilterSection title={t('jobs.filter.location')} active={search.locations.length}>
        <FacetChecks
          label={t('jobs.filter.location')}
          options={buildFacetOptions(locations, counts.get('baseLocationTypes'))}
          chosen={search.locations}
          onChange={(chosen) => onChange({ ...search, locations: known(enums.LocationType, chosen) })}
        />
      </FilterSection>
      <FilterSection title={t('jobs.filter.workType')} active={search.workTypes.length}>
        <FacetChecks
          label={t('jobs.filter.workType')}
          options={buildFacetOptions(workTypes, counts.get('workType'))}
          chosen={search.workTypes}
          onChange={(chosen) => onChange({ ...search, workTypes: known(enums.WorkType, chosen) })}
        />
      </FilterSection>
    </>
  );
}
