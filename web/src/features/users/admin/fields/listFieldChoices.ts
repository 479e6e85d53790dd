import type { TFunction } from 'i18next';
import { enums } from '../../../../../../model/enums';
import { registrationTriggers } from '../../../../entities/profile/registrationTriggers';

const choices = {
  gender: (t: TFunction) => enums.Gender.map((value) => ({ value, label: t(`profile.gender.${value}`) })),
  appetiteToChangeJobs: (t: TFunction) =>
    enums.Appetite.map((value) => ({ value, label: t(`profile.appetite.${value}`) })),
  appetiteToSideWork: (t: TFunction) =>
    enums.Appetite.map((value) => ({ value, label: t(`profile.appetite.${value}`) })),
  currentLocationType: (t: TFunction) =>
    enums.LocationType.map((value) => ({ value, label: t(`common.location.${value}`) })),
  hopeLocationType: (t: TFunction) =>
    enums.LocationType.map((value) => ({ value, label: t(`common.location.${value}`) })),
  salaryType: (t: TFunction) =>
    enums.SalaryType.map((value) => ({ value, label: t(`common.salaryType.${value}`) })),
  triggerForRegistration: (t: TFunction) =>
    registrationTriggers.map((value) => ({ value, label: t(`auth.profile.triggers.${value}`) })),
} as const;

/** The fields whose value is one of a few. */
export type ChoiceField = keyof typeof choices;

export const isChoiceField = (field: string): field is ChoiceField => Object.hasOwn(choices, field);

/** Returns the values of a field that has only a few, with their names. */
export const listFieldChoices = (t: TFunction, field: ChoiceField): { value: string; label: string }[] =>
  choices[field](t);
