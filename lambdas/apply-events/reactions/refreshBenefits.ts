import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { collection } from '../../lib/collection';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';

type Tag = { id: string; name: string };

/** What a benefit then shows of a tag or a partner that was changed; undefined when it shows neither. */
function refreshed(benefit: Item, { __typename, id, name, icon }: Item): Record<string, unknown> | undefined {
  if (__typename === 'EmployeeBenefitOrganization') {
    const isShown = benefit.employeeBenefitOrganizationId === id;
    return isShown ? { organization: { id, name, icon: icon ?? null } } : undefined;
  }
  const tags = (benefit.tags ?? []) as Tag[];
  if (!tags.some((tag) => tag.id === id)) return undefined;
  return { tags: tags.map((tag) => (tag.id === id ? { id, name } : tag)) };
}

/** Benefits show their tags and partners as they now are called. They are few: the catalogue is read whole. */
export const refreshBenefits: Reaction = async ({ before, after }) => {
  const kind = after?.__typename;
  if (kind !== 'EmployeeBenefitTag' && kind !== 'EmployeeBenefitOrganization') return;
  if (!before || !after || !hasChanged(before, after, ['name', 'icon'])) return;
  const TableName = env('CATALOG_TABLE');
  for (const benefit of await collection(TableName, 'EmployeeBenefit')) {
    const [change] = Object.entries(refreshed(benefit, after) ?? {});
    if (!change) continue;
    await ifThere(
      new UpdateCommand({
        TableName,
        Key: { pk: benefit.pk, sk: benefit.sk },
        UpdateExpression: 'SET #field = :value',
        ConditionExpression: 'version = :version',
        ExpressionAttributeNames: { '#field': change[0] },
        ExpressionAttributeValues: { ':value': change[1], ':version': benefit.version },
      }),
    );
  }
};
