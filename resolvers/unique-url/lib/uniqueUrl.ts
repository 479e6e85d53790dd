import { checkRanges } from '../../lib/checkRanges';
import { checkSalaryRange } from '../../lib/checkSalaryRange';
import { checkTexts } from '../../lib/checkTexts';
import type { Item } from '../../lib/Item';
import { checkSlug } from '../../lib/checkSlug';

/** Refuses values that no public page or category can have; `InvalidInput` names the field and the rule. */
export function checkUniqueUrlInput(input: Item): void {
  if (input.url !== undefined) checkSlug('input.url', `${input.url}`, RELATION.field.endsWith('PageQuery'));
  checkTexts(input, { name: 100, header: 200, description: 2000, coverImage: 500 });
  checkRanges(input, 'HoursPerDay', 24);
  checkRanges(input, 'HoursPerWeek', 168);
  checkSalaryRange(input);
}
