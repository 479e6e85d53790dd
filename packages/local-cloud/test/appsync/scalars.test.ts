import { claims, startApi, type RunningApi } from './support/startApi';
import { unit } from './support/unit';

const valid: Record<string, string[]> = {
  AWSDate: ['2026-02-28', '2024-02-29', '2026-01-01Z', '2026-01-01+09:00'],
  AWSTime: ['12:30', '12:30:45', '12:30:45.123', '12:30:45Z', '12:30+05:30'],
  AWSDateTime: ['2026-02-28T12:30Z', '2026-02-28T12:30:45.123Z', '2026-02-28T12:30:45+09:00'],
  AWSEmail: ['a@example.com', 'first.last+tag@mail.example.com'],
  AWSURL: ['https://example.com/a?b#c', 'mailto:a@example.com'],
  AWSPhone: ['+81 90-1234-5678', '+819012345678', '212-555-0123', '(212) 555 0123'],
  AWSIPAddress: ['127.0.0.1', '::1', '10.0.0.0/8', '1a2b:3c4b::1234/64'],
};

const invalid: Record<string, string[]> = {
  AWSDate: ['2026-02-29', '2026-2-1', '20260201', '2026-02-01T00:00Z'],
  AWSTime: ['24:00', '12', '12:60', '12:30:61'],
  AWSDateTime: ['2026-02-28T12:30:45', '2026-02-30T12:30:45Z', '2026-02-28 12:30:45Z', '2026-02-28'],
  AWSEmail: ['a', 'a@', '@example.com', 'a b@example.com'],
  AWSURL: ['example.com', '/path', ''],
  AWSPhone: ['090-1234-5678', '123', 'phone'],
  AWSIPAddress: ['256.0.0.1', '10.0.0.0/33', 'host'],
};

const types = Object.keys(valid);
const schema = `type Query {
${types.map((type) => `  in${type}(value: ${type}): ${type}\n  out${type}(value: String): ${type}`).join('\n')}
  timestamp(value: AWSTimestamp): AWSTimestamp
  json(value: AWSJSON): AWSJSON
  kind(value: AWSJSON): String
  text(value: String): AWSJSON
}`;

let api: RunningApi;

beforeAll(async () => {
  const echo = unit('return { payload: ctx.args.value };');
  const fields = [...types.flatMap((type) => [`in${type}`, `out${type}`]), 'timestamp', 'json', 'text'];
  const echoing = Object.fromEntries(fields.map((field) => [`Query.${field}`, echo]));
  const kind = unit('return { payload: typeof ctx.args.value };');
  api = await startApi({ schema, resolvers: { ...echoing, 'Query.kind': kind } });
});

afterAll(() => api.stop());

async function ask(field: string, type: string, value: unknown) {
  const query = `query ($v: ${type}) { it: ${field}(value: $v) }`;
  return api.appSync.execute({ query, variables: { v: value } }, claims('a'));
}

const cases = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([type, values]) => values.map((value): [string, string] => [type, value]));

test.each(cases(valid))('%s accepts %s as argument and as result', async (type, value) => {
  expect((await ask(`in${type}`, type, value)).data).toEqual({ it: value });
  expect((await ask(`out${type}`, 'String', value)).data).toEqual({ it: value });
});

test.each(cases(invalid))('%s refuses %s as argument and as result', async (type, value) => {
  const given = await ask(`in${type}`, type, value);
  expect(given).toMatchObject({ data: null, errors: [{ path: null }] });
  expect(given.errors?.[0]?.message).toContain(`Unable to parse \`${value}\` as a valid ${type}`);
  const answer = await ask(`out${type}`, 'String', value);
  expect(answer.data).toEqual({ it: null });
  expect(answer.errors).toMatchObject([{ path: ['it'], locations: null }]);
});

test('a literal in the document is checked like a variable', async () => {
  const { data, errors } = await api.appSync.execute({ query: '{ inAWSDate(value: "soon") }' }, claims('a'));
  expect(data).toBeNull();
  expect(errors?.[0]?.message).toMatch(/^Validation error of type WrongType/);
});

test('AWSTimestamp is a whole number of seconds', async () => {
  expect((await ask('timestamp', 'AWSTimestamp', 1517943695)).data).toEqual({ it: 1517943695 });
  expect((await ask('timestamp', 'AWSTimestamp', 1.5)).data).toBeNull();
  expect((await ask('timestamp', 'AWSTimestamp', '1')).data).toBeNull();
});

test('AWSJSON is parsed for the resolver and written for the client', async () => {
  expect((await ask('json', 'AWSJSON', '{"a": [1]}')).data).toEqual({ it: '{"a":[1]}' });
  expect((await ask('kind', 'AWSJSON', '{}')).data).toEqual({ it: 'object' });
  expect((await ask('json', 'AWSJSON', '{a')).data).toBeNull();
  expect((await ask('text', 'String', '{"b":2}')).data).toEqual({ it: '{"b":2}' });
  expect((await ask('text', 'String', 'no json')).errors).toMatchObject([{ path: ['it'] }]);
});
