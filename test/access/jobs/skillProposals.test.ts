import { captured } from '../../support/api/captured';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';

let talent: Person;
let hidden: Person;

beforeAll(async () => {
  [talent, hidden] = [await given.aTalent(), await given.aTalent({ isPrivate: true })];
}, 60_000);

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
    // Posted after both, so that each proposal has been delivered.
    const later = `Skill ${ulid()}`;
    expect((await query(propose, { name: later }, talent)).data).toEqual(accepted);
    await eventually('the later proposal', async () => (await proposalsOf(later))[0]);
    expect(await proposalsOf(name)).toHaveLength(1);
    expect(await refusal(propose, { name: ' ' }, talent)).toBe('InvalidInput');
    expect(await refusal(propose, { name: 'a'.repeat(51) }, talent)).toBe('InvalidInput');
    expect(await refusal(propose, { name: 'Go' }, 'guest')).toBe('Unauthorized');
  });

  test('can be proposed five times within a minute; the sixth is TooManyRequests, and nothing is sent', async () => {
    const hasty = await given.aNewcomer();
    const word = ulid();
    // The limit counts per clock minute: of twelve calls in a row, at least one minute gets more than five.
    const times = 60_000 - (Date.now() % 60_000) > 5_000 ? 6 : 12;
    const names = Array.from({ length: times }, (_, index) => `${word} ${index}`);
    const answers = await Promise.all(names.map((name) => query(propose, { name }, hasty)));
    const refused = answers.filter(({ errors }) => errors[0]?.errorType === 'TooManyRequests');
    expect(refused.length).toBeGreaterThan(0);
    expect(times - refused.length).toBeGreaterThanOrEqual(5);
    const sent = await eventually('the accepted proposals', async () => {
      const proposals = await proposalsOf(word);
      return proposals.length >= times - refused.length ? proposals : null;
    });
    expect(sent).toHaveLength(times - refused.length);
  });
});
