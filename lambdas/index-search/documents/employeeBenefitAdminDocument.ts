import type { Item } from '../../lib/Item';
import type { SearchDocument } from '../Action';
import { benefitFields } from './benefitFields';

/** Builds the search document of a benefit for administrators, with the coupon code. Drafts have one too. */
export function employeeBenefitAdminDocument(benefit: Item): SearchDocument {
  return { ...benefitFields(benefit, 'admin'), couponCode: benefit.couponCode ?? null };
}
