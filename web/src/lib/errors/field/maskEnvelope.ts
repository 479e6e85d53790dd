import type { makeFetchTransport } from '@sentry/browser';
import { maskText } from './maskText';

/** The unit in which Sentry's client sends data: headers, and items that have headers and content. */
type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0];

/** Returns a copy of a value of JSON in which each text is masked; keys stay as they are. */
function maskAll(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, maskAll(each)]));
}

/** Returns the JSON value as it is sent, without what JSON cannot contain. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Masks the recording of a replay: two values of JSON, each in a line of its own. */
const maskRecording = (text: string) =>
  text
    .split('\n')
    .map((line) => JSON.stringify(maskAll(JSON.parse(line))))
    .join('\n');

/**
 * Returns an envelope with all texts masked. Leaves out what it cannot read, such as compressed data.
 */
export function maskEnvelope([headers, items]: Envelope): Envelope {
  const masked = (items as [Record<string, unknown>, unknown][]).flatMap(([header, payload]) => {
    if (payload instanceof Uint8Array) return [];
    if (typeof payload !== 'string') return [[header, maskAll(asJson(payload))]];
    const recording = maskRecording(payload);
    return [[{ ...header, length: new TextEncoder().encode(recording).length }, recording]];
  });
  return [maskAll(asJson(headers)), masked] as unknown as Envelope;
}
