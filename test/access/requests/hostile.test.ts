import type { Person } from '../../support/api/Person';
import { given } from '../../support/given';
import { besideHostile } from '../../support/hostile/besideHostile';
import { hostileRequests } from '../../support/hostile/hostileRequests';

/**
 * The maximum time of a request, in milliseconds. The limit is high, because other tests use the same stack
 * at the same time. `npm run prove hostile` measures on a separate stack.
 */
const MOST_MS = 10_000;

/**
 * The person who sends the hostile requests. Each run creates a new one, because the person uses up their
 * calls per minute.
 */
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
