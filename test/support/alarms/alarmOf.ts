import { readJson } from '../api/readJson';
import { eventually } from '../eventually';

interface Alarm {
  name: string;
  state: 'OK' | 'ALARM';
  threshold: number;
  values: (number | null)[];
}

/**
 * Returns an alarm of the running local stack by the end of its name, such as `ApiFails`, evaluated with what
 * the local cloud has counted.
 */
export async function alarmOf(name: string): Promise<Alarm> {
  const alarms = await readJson<Alarm[]>('/_local/alarms');
  const found = alarms.find((alarm) => alarm.name.endsWith(`-${name}`));
  if (!found) throw new Error(`The stack has no alarm ${name}`);
  return found;
}

/**
 * Waits until an alarm of the running local stack has the given state: by default until it is raised; with
 * `OK`, until it has ended.
 */
export const isRaised = (name: string, seconds = 30, state: Alarm['state'] = 'ALARM') =>
  eventually(`the alarm ${name}`, async () => ((await alarmOf(name)).state === state ? true : null), seconds);
