import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { EmployeeBenefitTag } from '../../model/entities/EmployeeBenefitTag';
import { keyOf } from '../../model/ids';
import { type Item, resultOrFail, getSource, tableName } from '../lib/resolver';
import { coversSelection } from '../lib/relation/selection';

/** The tags of a benefit: from the names in the row, or whole by one BatchGet. */
export function request(ctx: Context) {
  const tags = getSource(ctx).tags as Item[] | null | undefined;
  if (!tags || tags.length === 0) return runtime.earlyReturn(tags ?? null);
  if (coversSelection(ctx, tags[0])) return runtime.earlyReturn(tags);
  const keys = tags.map((tag) => keyOf(EmployeeBenefitTag, `${tag.id}`));
  return batchGet({ tables: { [tableName(ctx, 'Catalog')]: { keys } } });
}

export function response(ctx: Context) {
  const { data } = resultOrFail<{ data: Record<string, (Item | null)[]> }>(ctx);
  return (data[tableName(ctx, 'Catalog')] ?? []).filter((tag) => tag);
}
