import { setTimeout as pause } from 'node:timers/promises';
import { query, type Caller } from '../api/query';
import { askOrdinary } from './askOrdinary';
import type { HostileRequest } from './HostileRequest';

interface Outcome {
  name: string;
  /**
   * How the hostile request was answered: the HTTP status if it is at least 500, otherwise the type of the
   * first error (its message if it has no type), or `answered` if there was no error.
   */
  outcome: string;
  /** The milliseconds until all hostile requests, which are sent at the same moment, were answered. */
  took: number;
  /** The longest time that another caller waited while the hostile request was running, in milliseconds. */
  beside: number;
  /** The longest time that another caller waited after the hostile request was answered, in milliseconds. */
  after: number;
}

const rounded = Math.round;

/**
 * Sends a hostile request, and at the same time and afterwards ordinary requests of another caller. Returns
 * how long the requests took.
 */
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
