import type { StoredRow } from '../../lib/StoredRow';
import type { SearchDocument } from '../Action';
import { benefitFields } from './benefitFields';

/** Builds the search document of a benefit for administrators, with the coupon code. Drafts have one too. */
export function employeeBenefitAdminDocument(benefit: StoredRow): SearchDocument {
  return { ...benefitFields(benefit, 'admin'), couponCode: benefit.couponCode ?? null };
}
