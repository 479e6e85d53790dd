import type { LogLine } from '../lambda/FunctionLogs';
import type { Point } from './Point';

interface Embedded {
  _aws?: {
    Timestamp: number;
    CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[];
  };
  [name: string]: unknown;
}

function parse(text: string): Embedded {
  try {
    return JSON.parse(text.slice(text.indexOf('{'))) as Embedded;
  } catch {
    return {};
  }
}

/**
 * Returns the values of metrics that Lambda functions have printed in CloudWatch's embedded metric format.
 */
export function readLogMetrics(logs: Record<string, readonly LogLine[]>): Point[] {
  const lines = Object.values(logs).flat();
  return lines.flatMap(({ text }) => {
    if (!text.includes('"CloudWatchMetrics"')) return [];
    const printed = parse(text);
    const { Timestamp: at = 0, CloudWatchMetrics: directives = [] } = printed._aws ?? {};
    return directives.flatMap(({ Namespace, Dimensions, Metrics }) =>
      Metrics.flatMap(({ Name }) =>
        Dimensions.flatMap((names) => {
          const dimensions = Object.fromEntries(names.map((name) => [name, String(printed[name])]));
          return [printed[Name]].flat().map((value) => ({
            ...{ metric: `${Namespace}/${Name}`, dimensions, at },
            value: Number(value),
          }));
        }),
      ),
    );
  });
}
