import { readJobId } from './readJobId';

test('a job id consists of letters, digits and hyphens', () => {
  expect(readJobId(new URLSearchParams({ id: '01JGFJJZ-abc' }))).toBe('01JGFJJZ-abc');
});

test.each(['', '//evil.example.com', 'https://evil.example.com', 'a/b', 'a b', 'x'.repeat(65), '<script>'])(
  '「%s」 is not a job id',
  (id) => {
    expect(readJobId(new URLSearchParams({ id }))).toBeUndefined();
  },
);
