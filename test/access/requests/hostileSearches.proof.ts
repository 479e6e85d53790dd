import { query } from '../../support/api/query';
import { askOrdinary } from '../../support/hostile/askOrdinary';
import { type HostileSearch, hostileSearches } from '../../support/hostile/hostileSearches';

/** How long a hostile search may take, in milliseconds, on a machine with nothing else to do. */
const MOST_MS = 100;
/**
 * How many times as long as an ordinary search a hostile one may take where other work slows both down.
 */
const MOST_TIMES = 5;
/** How often each search is sent. The fastest answer counts: it waited least for other work. */
const ROUNDS = 5;

/** Sends a hostile search as a guest. Returns its milliseconds, and the type of its error. */
async function ask({ document, variables }: HostileSearch) {
  const began = performance.now();
  const { errors, status } = await query(document, variables, 'guest');
  const [error] = errors;
  const outcome = status >= 500 ? `HTTP ${status}` : (error?.errorType ?? error?.message ?? 'answered');
  return { took: performance.now() - began, outcome };
}

test.each(hostileSearches.map((each) => [each.name, each] as const))(
  'a guest’s search with %s is answered or refused as fast as an ordinary one, and so is the next search',
  async (name, hostile) => {
    const times = { before: [] as number[], hostile: [] as number[], after: [] as number[] };
    const outcomes = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      times.before.push(await askOrdinary('guest'));
      const { took, outcome } = await ask(hostile);
      times.hostile.push(took);
      outcomes.add(outcome);
      times.after.push(await askOrdinary('guest'));
    }
    const [before, during, after] = Object.values(times).map((each) => Math.min(...each)) as [
      number,
      number,
      number,
    ];
    process.stdout.write(
      `search, hostile, ${name}: ${[...outcomes].join()} in ${during.toFixed(0)} ms; ` +
        `an ordinary search ${before.toFixed(0)} ms before, ${after.toFixed(0)} ms after\n`,
    );
    expect(['answered', 'InvalidInput']).toEqual(expect.arrayContaining([...outcomes]));
    expect(after).toBeLessThan(Math.max(MOST_MS, before * 2));
    expect(during).toBeLessThan(Math.max(MOST_MS, Math.max(before, after) * MOST_TIMES));
  },
);
