import fc from 'fast-check';
import { loadDictionary } from '@enishi/local-cloud/search';
import type { SynonymRule } from '../../../../model/search/SynonymRule';
import { SearchResolver } from '../../../support/resolver/SearchResolver';
import { Database } from './Database';
import { Definitions } from './Definitions';
import { documentsOf } from './documentsOf';
import { tablePairs } from './tablePairs';
import { vocabulary } from './vocabulary';

/** Each batch has a seed of its own. */
const FIRST = Number(process.env.SEED ?? 1) * 1000;
const PAIRS = Number(process.env.SECRETS ?? 40);
const DRAWN = 20;
const draw = (batch: number) => fc.sample(tablePairs, { seed: FIRST + batch, numRuns: DRAWN });

const guest = { cognitoIdentityAuthType: 'unauthenticated', userArn: 'arn:aws:sts::1:assumed-role/guest/a' };
const member = { sub: 'member', groups: null, claims: { organizationId: 'org-own' } };

const SEARCHES = [
  [guest, 'search/searchOpenJobs'],
  [member, 'search/searchUsers'],
  [member, 'search/searchUserApplies'],
] as const;

/**
 * Search texts made from words in the data: a word and another one that does not occur, a word without its
 * last letter, and a word with an additional letter. As a rule, only the steps `PREFIX` and `NEAR` find
 * records for them.
 */
const texts = vocabulary.flatMap((word) => [`${word} 絡繰`, word.slice(0, -1), `${word}${word.slice(0, 1)}`]);

/** Synonyms that replace an invented search word by a word in the data, which may be in a hidden field. */
const synonyms: SynonymRule[] = vocabulary
  .slice(0, 40)
  .map((word, at) => ({ words: [`語${at}`], to: [word] }));

test(`${PAIRS} pairs give identical answers in the steps PREFIX and NEAR, and with synonyms`, async () => {
  const definitions = new Definitions(await loadDictionary());
  const resolvers = await Promise.all(SEARCHES.map(([, name]) => SearchResolver.of(name, [], synonyms)));
  const seen = { EXACT: 0, PREFIX: 0, NEAR: 0, synonyms: 0 };
  const found: string[] = [];
  let drawn: ReturnType<typeof draw> = [];
  for (let round = 0; round < PAIRS; round += 1) {
    if (round % DRAWN === 0) drawn = draw(round / DRAWN);
    const pair = drawn[round % DRAWN]!;
    const databases = pair.map((tables) => new Database(definitions, documentsOf(tables)));
    for (const [place, [identity]] of SEARCHES.entries()) {
      const typed = [
        texts[(round * 7 + place) % texts.length]!,
        `語${(round * 3 + place) % synonyms.length}`,
      ];
      for (const match of typed) {
        const pages = await Promise.all(
          databases.map(async (database) => {
            const args = { filter: { keyword: { match } }, limit: 5 };
            const { page } = await resolvers[place]!.page(args, identity, ({ path, body }) =>
              Promise.resolve(database.answer(path, body).result),
            );
            return page;
          }),
        );
        if (JSON.stringify(pages[0]) !== JSON.stringify(pages[1])) found.push(`${round} ${place} ${match}`);
        const { match: step, items } = pages[0]!;
        if (items.length > 0) seen[step as 'EXACT'] += 1;
        if (items.length > 0 && match.startsWith('語')) seen.synonyms += 1;
      }
    }
  }
  process.stdout.write(`search, noninterference, wider steps: ${PAIRS} pairs, ${JSON.stringify(seen)}\n`);
  expect(found).toEqual([]);
  expect(seen.NEAR).toBeGreaterThan(PAIRS / 10);
  expect(seen.synonyms).toBeGreaterThan(PAIRS / 10);
}, 600_000);
