import { PageLimits } from '../../../model/limits/PageLimits';
import { checkRanges } from '../../lib/checkRanges';
import { checkSalaryRange } from '../../lib/checkSalaryRange';
import { checkTexts } from '../../lib/checkTexts';
import type { Item } from '../../lib/Item';
import { checkSlug } from '../../lib/checkSlug';

/** Refuses values that no public page or category can have; `InvalidInput` names the field and the rule. */
export function checkUniqueUrlInput(input: Item): void {
  if (input.url !== undefined) checkSlug('input.url', `${input.url}`, RELATION.field.endsWith('PageQuery'));
  checkTexts(input, PageLimits);
  checkRanges(input, 'HoursPerDay', 24);
  checkRanges(input, 'HoursPerWeek', 168);
  checkSalaryRange(input);
}
