import type { Item } from '../../lib/Item';
import type { SearchDocument } from '../Action';
import { benefitFields } from './benefitFields';

/** A benefit for administrators, drafts included, with its coupon. */
export function employeeBenefitAdminDocument(benefit: Item): SearchDocument {
  return { ...benefitFields(benefit, 'admin'), couponCode: benefit.couponCode ?? null };
}
