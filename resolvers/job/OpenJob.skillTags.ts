import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { SkillTag } from '../../model/entities/SkillTag';
import { keyOf } from '../../model/ids';
import { type Item, resultOrFail, getSource, tableName } from '../lib/resolver';
import { coversSelection } from '../lib/relation/selection';

/** Skill tags of a job: from the names in the row, or the whole tags by one BatchGet. */
export function request(ctx: Context) {
  const tags = getSource(ctx)[RELATION.field] as Item[] | null | undefined;
  if (!tags || tags.length === 0) return runtime.earlyReturn(tags ?? null);
  if (coversSelection(ctx, tags[0])) return runtime.earlyReturn(tags);
  const keys = tags.map((tag) => keyOf(SkillTag, `${tag.id}`));
  return batchGet({ tables: { [tableName(ctx, 'Catalog')]: { keys } } });
}

export function response(ctx: Context) {
  const { data } = resultOrFail<{ data: Record<string, (Item | null)[]> }>(ctx);
  return (data[tableName(ctx, 'Catalog')] ?? []).filter((tag) => tag);
}
