import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/forms/FormSection';
import type { EditedBenefitFragment } from '../../../generated/adminBenefits';
import { type BenefitArea, benefitAreas } from './benefitAreas';
import type { benefitFormRules } from './benefitFormRules';
import { PublicationField } from './fields/PublicationField';
import { ReviewField } from './fields/ReviewField';

interface PublicationSectionProps {
  area: BenefitArea;
  /** The stored benefit; null for a new one. */
  benefit: EditedBenefitFragment | null;
  rules: ReturnType<typeof benefitFormRules>;
  /** What follows below the switch. */
  children: ReactNode;
}

/** The fields that a benefit needs at least one of to be published. */
const USABLE_BY = ['couponCode', 'url', 'useProcesses'];

/**
 * The part of the form that decides who sees a benefit. Administrators publish it. An organization asks for
 * that; once it is published, the organization can make it a draft again.
 */
export function PublicationSection({ area, benefit, rules, children }: PublicationSectionProps) {
  const { t } = useTranslation();
  const isPublished = benefit !== null && benefit.isDraft !== true;
  const { canPublish, seesCoupon } = benefitAreas[area];
  // Whether a coupon code is stored is known only where it is shown; elsewhere the API decides.
  const isKnown = seesCoupon || benefit === null;
  return (
    <FormSection title={t('adminBenefits.section.publication')}>
      {/* The switches have labels of their own. */}
      {canPublish || isPublished ? (
        <Form.Item
          name="isDraft"
          rules={isKnown ? [rules.isUsable('isDraft', false)] : []}
          dependencies={USABLE_BY}
        >
          <PublicationField />
        </Form.Item>
      ) : (
        <Form.Item
          name="isReviewRequested"
          rules={isKnown ? [rules.isUsable('isReviewRequested', true)] : []}
          dependencies={USABLE_BY}
        >
          <ReviewField />
        </Form.Item>
      )}
      {children}
    </FormSection>
  );
}
