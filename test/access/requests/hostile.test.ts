import type { Person } from '../../support/api/Person';
import { given } from '../../support/given';
import { besideHostile } from '../../support/hostile/besideHostile';
import { hostileRequests } from '../../support/hostile/hostileRequests';

/** Other test files use the same stack meanwhile; `npm run faults -- hostile` measures on a separate one. */
const MOST_MS = 10_000;

/** Not a seeded person, so that using up their rate limits does not affect other tests. */
let attacker: Person;
beforeAll(async () => {
  attacker = await given.aTalent();
});

test.each(hostileRequests.map((request) => [request.name, request] as const))(
  'other callers are answered during %s',
  async (_name, request) => {
    const { outcome, beside, after } = await besideHostile(request, attacker, 'guest');
    expect(outcome).not.toMatch(/^HTTP|InternalFailure|ExecutionTimeout/);
    expect(Math.max(beside, after)).toBeLessThan(MOST_MS);
  },
);
