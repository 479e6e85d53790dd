import type { Item } from '../../lib/Item';
import type { SearchDocument } from '../Action';
import { benefitFields } from './benefitFields';

/**
 * Builds a benefit's search document for administrators. Drafts have one too. It contains the coupon code.
 */
export function employeeBenefitAdminDocument(benefit: Item): SearchDocument {
  return { ...benefitFields(benefit, 'admin'), couponCode: benefit.couponCode ?? null };
}
