import type { makeFetchTransport } from '@sentry/browser';
import { maskText } from './maskText';

/** The unit in which Sentry's client sends data: headers, and items that have headers and content. */
type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0];

/** Returns a copy of a JSON value in which every text is masked. The keys of objects stay as they are. */
function maskAll(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, maskAll(each)]));
}

/** Returns a copy of a value without what JSON cannot contain, such as functions. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Masks the recording of a replay. A recording consists of two lines with one JSON value each. */
const maskRecording = (text: string) =>
  text
    .split('\n')
    .map((line) => JSON.stringify(maskAll(JSON.parse(line))))
    .join('\n');

/**
 * Returns a copy of an envelope in which all texts are masked. Content that cannot be read, such as
 * compressed data, is left out.
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
