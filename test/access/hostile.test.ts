import type { Person } from '../support/api/Person';
import { given } from '../support/given';
import { besideHostile } from '../support/hostile/besideHostile';
import { hostileRequests } from '../support/hostile/hostileRequests';

/** Other files ask the same copy meanwhile; `npm run faults -- hostile` measures on one of its own. */
const MOST_MS = 10_000;

/** Not one of the seed: what this person may do so often, others need not miss. */
let attacker: Person;
beforeAll(async () => {
  attacker = await given.aTalent();
});

test.each(hostileRequests.map((request) => [request.name, request] as const))(
  'others are answered beside %s',
  async (_name, request) => {
    const { outcome, beside, after } = await besideHostile(request, attacker, 'guest');
    expect(outcome).not.toMatch(/^HTTP|InternalFailure|ExecutionTimeout/);
    expect(Math.max(beside, after)).toBeLessThan(MOST_MS);
  },
);
