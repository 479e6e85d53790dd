import type { Item } from '../../lib/Item';
import type { SearchDocument } from '../Action';
import { benefitFields } from './benefitFields';

/** Any benefit as administrators find it: drafts too, with their coupons. */
export function employeeBenefitAdminDocument(benefit: Item): SearchDocument {
  return { ...benefitFields(benefit, 'admin'), couponCode: benefit.couponCode ?? null };
}
