import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { askOrdinary } from '../../support/hostile/askOrdinary';
import { hostileRequests } from '../../support/hostile/hostileRequests';

/** The person who sends the hostile requests; they use up the calls of a minute. */
let attacker: Person;
beforeAll(async () => {
  attacker = await given.aTalent();
});

test.each(hostileRequests.map((request) => [request.name, request] as const))(
  '%s are answered or refused, and other callers are answered beside them and afterwards',
  async (_name, { document, variables = {}, signedIn, times = 1 }) => {
    const sent = Array.from({ length: times }, () =>
      query(document, variables as Record<string, unknown>, signedIn ? attacker : 'guest'),
    );
    await expect(askOrdinary('guest')).resolves.toBeGreaterThan(0);
    for (const { status, errors } of await Promise.all(sent)) {
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(errors)).not.toMatch(/InternalFailure|ExecutionTimeout/);
    }
    await expect(askOrdinary('guest')).resolves.toBeGreaterThan(0);
  },
);
