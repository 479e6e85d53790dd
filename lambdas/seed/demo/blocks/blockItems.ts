import { CompanyBlock } from '../../../../model/entities/CompanyBlock';
import { childId } from '../../../../model/ids';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import type { Person } from '../people/Person';

interface DemoBlock {
  name: string;
  domain?: string;
}

/** What two demo talents block: a name, a name with a mail domain, and an organization of the demo data. */
const blocks: readonly (readonly DemoBlock[])[] = [
  [{ name: '株式会社あおぞら商事', domain: 'aozora-shoji.example' }],
  [{ name: '㈱みなとデザイン' }, { name: '有限会社はるかぜ', domain: 'harukaze.example' }],
];

/** Builds the companies that the first of these talents block. */
export function blockItems(day: SeedDay, talents: readonly { person: Person }[]): StoredItem[] {
  return blocks.flatMap((own, index) => {
    const person = talents[index]?.person;
    if (!person) return [];
    const { key, sub } = person;
    return own.map((block) =>
      seedItem(CompanyBlock, childId(sub, seedUlid(`block:${key}:${block.name}`)), day.ago(12, 21, 0), {
        ...{ userID: sub, owner: sub, createdBy: sub },
        ...block,
      }),
    );
  });
}
