import type { TFunction } from 'i18next';
import type { JobState } from '../../../../../model/jobStates';
import type { FieldTexts } from '../../../components/forms/edit/FieldTexts';
import type { ContractKind, LocationType, SalaryType, TermType, WorkType } from '../../../generated/schema';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { jobFieldLabel } from './jobFieldLabel';
import type { JobValues, StepValue } from './JobValues';
import { emptyJobValues } from './store/emptyJobValues';

interface Names {
  catalogue: Catalogue | null;
  organizations: readonly { id: string; name: string }[];
  tagName: (id: string) => string;
}

type Formats = { [Field in keyof JobValues]?: (value: never) => string };

/**
 * Returns the labels of the job editor's fields, and functions that turn their values into text. Used to show
 * what a person entered beside what somebody else saved.
 */
export function jobFieldTexts(t: TFunction, names: Names): FieldTexts<JobValues> {
  const { catalogue, organizations, tagName } = names;
  const join = (all: readonly string[]) => all.join(t('common.join'));
  const entry =
    (entries: readonly { id: string; name: string }[] = []) =>
    (id: string) =>
      entries.find((one) => one.id === id)?.name ?? id;
  const tags = (ids: string[]) => join(ids.map(tagName));
  const formats: Formats = {
    organizationOpenJobsId: entry(organizations),
    openJobJobId: entry(catalogue?.occupations),
    openJobBaseLocationId: entry(catalogue?.prefectures),
    occupations: (ids: string[]) => join(ids.map(entry(catalogue?.occupations))),
    requiredSkillTags: tags,
    welcomeSkillTags: tags,
    coverImage: () => t('jobEditor.otherPicture'),
    owners: (owners: string[]) => t('adminJobs.people', { n: owners.length }),
    contractKind: (kind: ContractKind) => t(`common.contractKind.${kind}`),
    termType: (type: TermType) => t(`common.termType.${type}`),
    workType: (type: WorkType) => t(`common.workType.${type}`),
    salaryType: (type: SalaryType) => t(`common.salaryType.${type}`),
    baseLocationTypes: (types: LocationType[]) => join(types.map((type) => t(`common.location.${type}`))),
    publication: (state: JobState) => t(`jobEditor.publication.${state}`),
    selectionProcesses: (steps: StepValue[]) => join(steps.map(({ title }) => title ?? '')),
  };
  const texts = (Object.keys(emptyJobValues) as (keyof JobValues)[]).map((field) => {
    const [label, format] = [jobFieldLabel(t, field), formats[field]];
    return [field, format ? { label, format } : label];
  });
  return Object.fromEntries(texts) as FieldTexts<JobValues>;
}
