import { setTimeout as pause } from 'node:timers/promises';
import { query, type Caller } from '../api/query';
import { askOrdinary } from './askOrdinary';
import type { HostileRequest } from './HostileRequest';

interface Outcome {
  name: string;
  /** `answered`, or the type of the first error. */
  outcome: string;
  /** Time until the hostile request was answered. */
  took: number;
  /** The longest wait of another caller whose request came during the hostile one. */
  beside: number;
  /** The same after it was answered. */
  after: number;
}

const rounded = Math.round;

/** Sends a hostile request, and ordinary ones of another caller during and after it. */
export async function besideHostile(
  { name, document, variables = {}, signedIn, times = 1 }: HostileRequest,
  attacker: Caller,
  other: Caller,
): Promise<Outcome> {
  const started = performance.now();
  let took = 0;
  const hostile = Promise.all(
    Array.from({ length: times }, () =>
      query(document, variables as Record<string, unknown>, signedIn ? attacker : 'guest'),
    ),
  ).finally(() => (took = performance.now() - started));
  const beside: number[] = [];
  do {
    await pause(20);
    beside.push(await askOrdinary(other));
  } while (took === 0);
  const [answer] = await hostile;
  const after = [await askOrdinary(other), await askOrdinary(other)];
  const [error] = answer?.errors ?? [];
  const outcome =
    answer && answer.status >= 500
      ? `HTTP ${answer.status}`
      : (error?.errorType ?? error?.message.slice(0, 90) ?? 'answered');
  return {
    ...{ name, outcome },
    took: rounded(took),
    beside: rounded(Math.max(...beside)),
    after: rounded(Math.max(...after)),
  };
}
