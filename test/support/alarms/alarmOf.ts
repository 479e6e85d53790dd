import { readJson } from '../api/readJson';
import { eventually } from '../eventually';

interface Alarm {
  name: string;
  state: 'OK' | 'ALARM';
  threshold: number;
  values: (number | null)[];
}

/**
 * The milliseconds of a minute on the clock of tests that do not wait for the periods of an alarm: half an hour
 * then takes 12 seconds.
 */
const quickMinute = 400;

/** How long it may take, in seconds. Only a test that fails takes it. */
const LONGEST = 300;

interface Wanted {
  state?: Alarm['state'];
  /** Whether the periods of the alarm, and ages of records, are those of a quick clock. */
  isQuick?: boolean;
  /** The milliseconds of a minute on the quick clock, if a period must be longer than what is measured takes. */
  minute?: number;
}

/**
 * Returns an alarm of the running local stack by the end of its name, such as `ApiFails`, evaluated with what
 * the local cloud has counted.
 */
export async function alarmOf(
  name: string,
  { isQuick, minute = quickMinute }: Omit<Wanted, 'state'> = {},
): Promise<Alarm> {
  const alarms = await readJson<Alarm[]>(`/_local/alarms${isQuick ? `?minute=${minute}` : ''}`);
  const found = alarms.find((alarm) => alarm.name.endsWith(`-${name}`));
  if (!found) throw new Error(`The stack has no alarm ${name}`);
  return found;
}

/**
 * Waits until an alarm of the running local stack has the given state: by default until it is raised; with
 * `OK`, until it has ended.
 */
export const isRaised = (name: string, { state = 'ALARM', ...clock }: Wanted = {}) =>
  eventually(
    `the alarm ${name}`,
    async () => ((await alarmOf(name, clock)).state === state ? true : null),
    LONGEST,
  );
