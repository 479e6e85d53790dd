import { useTranslation } from 'react-i18next';
import type { FieldTexts } from '../../../components/forms/edit/FieldTexts';
import type { BenefitValues } from './BenefitValues';
import type { BenefitChoices } from './useBenefitChoices';

/**
 * Returns the labels of the fields for a benefit, and functions that turn their values into text. Used to
 * show what a person entered beside what somebody else saved.
 */
export function useBenefitTexts({ tags, partners }: BenefitChoices) {
  const { t } = useTranslation();
  const label = (name: Exclude<keyof BenefitValues, 'isReviewRequested'>) => t(`adminBenefits.field.${name}`);
  const nameIn = (entries: readonly { id: string; name: string }[], id: string) =>
    entries.find((entry) => entry.id === id)?.name ?? id;
  const fields: FieldTexts<BenefitValues> = {
    title: label('title'),
    employeeBenefitOrganizationId: {
      label: label('employeeBenefitOrganizationId'),
      format: (id: string) => nameIn(partners, id),
    },
    tags: {
      label: label('tags'),
      format: (ids: string[]) => ids.map((id) => nameIn(tags, id)).join(t('adminBenefits.comma')),
    },
    coverImage: { label: label('coverImage'), format: () => t('adminBenefits.anotherPicture') },
    useProcesses: { label: label('useProcesses'), format: (steps: string[]) => steps.join('\n') },
    couponCode: label('couponCode'),
    url: label('url'),
    isDraft: {
      label: label('isDraft'),
      format: (isDraft: boolean) =>
        t(isDraft ? 'adminBenefits.state.draft' : 'adminBenefits.state.published'),
    },
    isReviewRequested: {
      label: t('adminBenefits.review.label'),
      format: (isRequested: boolean) =>
        t(isRequested ? 'adminBenefits.state.requested' : 'adminBenefits.state.draft'),
    },
  };
  return { label, fields };
}
