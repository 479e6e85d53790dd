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

/** The fields of a talent whose value is one of a fixed list. */
export type ChoiceField = keyof typeof choices;

export const isChoiceField = (field: string): field is ChoiceField => Object.hasOwn(choices, field);

/** Returns the possible values of a field, with their labels in the language of `t`. */
export const listFieldChoices = (t: TFunction, field: ChoiceField): { value: string; label: string }[] =>
  choices[field](t);
