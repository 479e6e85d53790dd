import type { TFunction } from 'i18next';
import type { ContactFieldName, ShareFlag, TalentFieldName } from './talentFields';

/**
 * The fields whose labels are in the texts of the administrators' screens, because talents cannot edit them.
 */
const own = [
  ...(['nameForClient', 'introductionForClient', 'triggerForRegistration', 'isDebug'] as const),
  ...(['triggerForRegistrationDescription', 'introducerName', 'introducerId', 'isImportFromNotion'] as const),
  ...(['notionWorkTimes', 'notionSalaries', 'portfolioPath', 'organizationUsersId', 'email'] as const),
  'isShareHistories',
] as const;

type Own = (typeof own)[number];
export type LabelledField = TalentFieldName | ContactFieldName | ShareFlag | 'email';

const isOwn = (field: LabelledField): field is Own => own.some((one) => one === field);

/** Returns the label of a field of a talent in the language of `t`. */
export const getFieldLabel = (t: TFunction, field: LabelledField): string =>
  isOwn(field) ? t(`adminTalent.field.${field}`) : t(`profile.field.${field}`);
