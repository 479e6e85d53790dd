import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceIpOf } from '../../resolvers/lib/access/sourceIpOf';

test('the address of a connection is the last one; those before it are what the caller wrote', () => {
  const ctx = (identity: object | null) => ({ identity }) as Parameters<typeof sourceIpOf>[0];
  expect(sourceIpOf(ctx({ sourceIp: ['10.0.0.1', '192.0.2.1'] }))).toBe('192.0.2.1');
  for (const identity of [{ sourceIp: [] }, { sourceIp: null }, {}, null])
    expect(sourceIpOf(ctx(identity))).toBe('');
});

test('no resolver reads an address in another way', () => {
  const files = readdirSync('resolvers', { recursive: true, encoding: 'utf8' });
  const readers = files.filter(
    (file) => file.endsWith('.ts') && readFileSync(join('resolvers', file), 'utf8').includes('sourceIp'),
  );
  expect(readers).toEqual(['lib/connectionOf.ts']);
});
