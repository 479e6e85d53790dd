import { findDuplicates } from './findDuplicates';

const entry = (name: string) => ({ id: name, name, version: 1 });

test('entries with the same name in another spelling are found together', () => {
  const names = ['リアクト', 'Vue.js', 'Go', 'りあくと', 'ＶｕｅＪＳ', 'Rust'];
  expect(findDuplicates(names.map(entry)).map(({ name }) => name)).toEqual([
    'リアクト',
    'りあくと',
    'Vue.js',
    'ＶｕｅＪＳ',
  ]);
});
