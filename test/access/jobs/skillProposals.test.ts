import { captured } from '../../support/api/captured';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { expectRateLimit } from '../expectRateLimit';
import { settle } from '../over-time/settle';

let talent: Person;
let hidden: Person;

beforeAll(async () => {
  [talent, hidden] = [await given.aTalent(), await given.aTalent({ isPrivate: true })];
});

const refusal = async (document: string, variables: object, as: Caller) =>
  (await query(document, { ...variables }, as)).errors[0]?.errorType;

describe('a skill that the catalogue lacks', () => {
  const propose = 'mutation Propose($name: String!) { proposeSkill(name: $name) { accepted } }';
  const accepted = { proposeSkill: { accepted: true } };
  const proposalsOf = async (word: string) =>
    (await captured.slack()).filter((post) =>
      JSON.stringify(post).toLowerCase().includes(word.toLowerCase()),
    );

  test('can be proposed by signed-in people, and is sent to the administrators once', async () => {
    const name = `Skill ${ulid()}`;
    expect((await query(propose, { name }, talent)).data).toEqual(accepted);
    expect((await query(propose, { name: ` ${name.toUpperCase()} ` }, hidden)).data).toEqual(accepted);
    await settle.streams();
    expect(await proposalsOf(name)).toHaveLength(1);
    expect(await refusal(propose, { name: ' ' }, talent)).toBe('InvalidInput');
    expect(await refusal(propose, { name: 'a'.repeat(51) }, talent)).toBe('InvalidInput');
    expect(await refusal(propose, { name: 'Go' }, 'guest')).toBe('Unauthorized');
  });

  test('can be proposed five times within a minute; the sixth is TooManyRequests, and nothing is sent', async () => {
    const hasty = await given.aTalent();
    const word = ulid();
    const names = [`${word} fifth`, `${word} sixth`];
    await expectRateLimit({ field: 'proposeSkill', sub: hasty.sub }, 5, () =>
      refusal(propose, { name: names.shift() }, hasty),
    );
    await settle.streams();
    expect(await proposalsOf(word)).toHaveLength(1);
    expect(await proposalsOf(`${word} fifth`)).toHaveLength(1);
  });
});
