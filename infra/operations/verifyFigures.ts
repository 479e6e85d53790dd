import type { Deployment } from './Deployment';

interface CheckResult {
  state: string;
  countedSince: string;
  rows: number;
  readUnits: number;
  differences: number;
  repaired: number;
  details: {
    kind: string;
    metric: string;
    period: string;
    day: string;
    is: number | null;
    least: number;
    most: number | null;
  }[];
}

const PAUSED = 'PAUSED';

/**
 * Counts the dashboard's figures again and prints which of them differ; with `repair`, also repairs them. A call of
 * `verify-insights` pauses when its read units or its time are used up, so this function calls it until the check is
 * complete. Returns whether a difference remains.
 */
export async function verifyFigures(deployment: Deployment, repair: boolean): Promise<boolean> {
  let result: CheckResult;
  do {
    result = (await deployment.invoke('InsightCheckFunctionName', { repair })) as CheckResult;
  } while (result.state === PAUSED);
  const { countedSince, rows, readUnits, differences, repaired, details } = result;
  console.log(
    `${rows} records since ${countedSince}, ${readUnits} read units: ${differences} figures differ, ${repaired} repaired`,
  );
  for (const { kind, metric, period, day, is, least, most } of details) {
    const should = most === least ? `${least}` : `${least} to ${most ?? 'any number'}`;
    console.log(`${kind} ${metric} ${period} ${day}: is ${is ?? 'missing'}, should be ${should}`);
  }
  return differences > repaired;
}
