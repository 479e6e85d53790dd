import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceIpOf } from '../../resolvers/lib/access/sourceIpOf';

test('sourceIpOf returns the last address, since the caller can write those before it', () => {
  const ctx = (identity: object | null) => ({ identity }) as Parameters<typeof sourceIpOf>[0];
  expect(sourceIpOf(ctx({ sourceIp: ['10.0.0.1', '192.0.2.1'] }))).toBe('192.0.2.1');
  for (const identity of [{ sourceIp: [] }, { sourceIp: null }, {}, null])
    expect(sourceIpOf(ctx(identity))).toBe('');
});

test('resolvers read the caller’s IP only through sourceIpOf', () => {
  const files = readdirSync('resolvers', { recursive: true, encoding: 'utf8' });
  const readers = files.filter(
    (file) => file.endsWith('.ts') && /\bsourceIp\b/.test(readFileSync(join('resolvers', file), 'utf8')),
  );
  expect(readers).toEqual(['lib/access/sourceIpOf.ts']);
});
