import { WPWorker } from '../../../model/entities/WPWorker';
import { WPWorkerCategory } from '../../../model/entities/WPWorkerCategory';
import { isIdOf } from '../../../model/ids';
import type { StoredRow } from '../../generated/types';
import { checkLimits } from '../../lib/input/checks';
import { invalid } from '../../lib/resolver';
import { asText } from '../../lib/asText';

/** Rejects invalid field values of a professional with `InvalidInput`, which names the field and the rule. */
export function checkWorker(input: StoredRow): void {
  checkLimits(WPWorker.limits, input);
  if (input.url && !asText(input.url).startsWith('https://')) invalid('input.url', 'https');
  const ids = (input.categories ?? []) as string[];
  const isRepeated = ids.filter((id, index) => ids.indexOf(id) !== index).length > 0;
  const isWrong = ids.filter((id) => !isIdOf(WPWorkerCategory, id)).length > 0;
  if (ids.length > 10 || isRepeated || isWrong) invalid('input.categories', '0..10');
}
