import type { Item } from '../../lib/Item';
import type { SearchDocument } from '../Action';
import { benefitFields } from './benefitFields';

/** Builds the search document of a benefit for administrators. Drafts have one too, and it contains the coupon code. */
export function employeeBenefitAdminDocument(benefit: Item): SearchDocument {
  return { ...benefitFields(benefit, 'admin'), couponCode: benefit.couponCode ?? null };
}
