import { foldChanges } from './foldChanges';

const change = (field: string, before: string | null, after: string | null) => ({ field, before, after });

test('several edits of a field are one change, from its first value to its last', () => {
  const entries = [
    { changes: [change('title', '"b"', '"c"'), change('memo', null, '"x"')] },
    { changes: null },
    { changes: [change('title', '"a"', '"b"')] },
  ];
  expect(foldChanges(entries)).toEqual([change('title', '"a"', '"c"'), change('memo', null, '"x"')]);
});

test('a field that has its first value again did not change', () => {
  expect(
    foldChanges([{ changes: [change('title', '"b"', '"a"')] }, { changes: [change('title', '"a"', '"b"')] }]),
  ).toEqual([]);
});
