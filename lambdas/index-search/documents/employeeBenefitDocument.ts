import type { Item } from '../../lib/Item';
import type { SearchDocument } from '../Action';
import { benefitFields } from './benefitFields';

/** A published benefit for signed-in users, without its coupon; undefined for a draft. */
export function employeeBenefitDocument(benefit: Item): SearchDocument | undefined {
  return benefit.isDraft === true ? undefined : benefitFields(benefit, 'public');
}
