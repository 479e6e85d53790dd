import type { StoredRow } from '../../lib/StoredRow';
import type { SearchDocument } from '../Action';
import { benefitFields } from './benefitFields';

/**
 * Builds the search document of a published benefit for signed-in users, without the coupon code. Undefined
 * for a draft, which gets no document.
 */
export function employeeBenefitDocument(benefit: StoredRow): SearchDocument | undefined {
  return benefit.isDraft === true ? undefined : benefitFields(benefit, 'public');
}
