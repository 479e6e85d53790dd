/**
 * `npm run prove hostile -- [--most 1000]` sends the requests of test/support/hostile to a separate stack,
 * one after the other. For each request, it measures how long other callers wait while the request is running
 * and afterwards. Exits with 1 when a request is answered with an HTTP status of 500 or more, or when other
 * callers wait more than `--most` milliseconds longer than without it.
 */
import { parseArgs } from 'node:util';
import { signIn } from '../support/api/signIn';
import { askOrdinary } from '../support/hostile/askOrdinary';
import { besideHostile } from '../support/hostile/besideHostile';
import { hostileRequests } from '../support/hostile/hostileRequests';
import { startStack } from '../support/stack/startStack';

const { most } = parseArgs({ options: { most: { type: 'string', default: '1000' } } }).values;

async function main(): Promise<void> {
  const stack = await startStack({ args: ['--no-web'] });
  process.env.ENISHI_URL = stack.origin;
  try {
    const attacker = await signIn('talent@example.com');
    const other = await signIn('newcomer@example.com');
    const before: number[] = [];
    for (let round = 0; round < 20; round += 1) before.push(await askOrdinary(other));
    const usual = before.sort((a, b) => a - b)[10] ?? 0;
    const outcomes = [];
    for (const request of hostileRequests) outcomes.push(await besideHostile(request, attacker, other));
    console.log(`Milliseconds; an ordinary request takes ${Math.round(usual)} on an idle stack.`);
    console.table(outcomes);
    const limit = usual + Number(most);
    const harmful = outcomes.filter(
      ({ outcome, beside, after }) => outcome.startsWith('HTTP') || beside > limit || after > limit,
    );
    for (const { name } of harmful) console.error(`Blocks other callers: ${name}`);
    if (harmful.length > 0) process.exitCode = 1;
  } finally {
    await stack.stop();
    stack.forget();
  }
}

void main();
