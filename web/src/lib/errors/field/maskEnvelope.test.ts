import { maskEnvelope } from './maskEnvelope';

type Sent = Parameters<typeof maskEnvelope>[0];

const envelope = (header: object, payload: unknown) =>
  [{ sent_at: '2026-11-26T00:00:00Z' }, [[header, payload]]] as unknown as Sent;
const itemsOf = (sent: Sent) => sent[1] as unknown as [{ length?: number }, string][];

test('texts are masked however deep they are, and keys stay', () => {
  const event = { exception: { values: [{ value: 'for taro@example.com' }] }, extra: undefined };
  const masked = maskEnvelope(envelope({ type: 'event' }, event));
  expect(itemsOf(masked)).toEqual([
    [{ type: 'event' }, { exception: { values: [{ value: 'for [mail]' }] } }],
  ]);
});

test('the headers of an envelope are masked', () => {
  const [headers] = maskEnvelope([
    { trace: { transaction: '/invite/taro%40example.com' } },
    [],
  ] as unknown as Sent);
  expect(headers).toEqual({ trace: { transaction: '/invite/[mail]' } });
});

test('a recording is masked, and its header has the new length', () => {
  const lines = [{ segment_id: 0 }, [{ data: { text: '電話は 090-1234-5678 です' } }]];
  const recording = lines.map((line) => JSON.stringify(line)).join('\n');
  const sent = envelope({ type: 'replay_recording', length: 1 }, recording);
  const [[header, masked] = [{}, '']] = itemsOf(maskEnvelope(sent));
  expect(masked).toBe('{"segment_id":0}\n[{"data":{"text":"電話は [number] です"}}]');
  expect(header.length).toBe(Buffer.byteLength(masked));
});

test('what cannot be read is not sent', () => {
  expect(itemsOf(maskEnvelope(envelope({ type: 'attachment' }, new Uint8Array([1, 2]))))).toEqual([]);
});
