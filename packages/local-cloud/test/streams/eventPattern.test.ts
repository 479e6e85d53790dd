import { compileEventPattern } from '../../src/services/streams/compileEventPattern';

const record = {
  eventName: 'INSERT',
  dynamodb: {
    Keys: { pk: { S: 'Job#1' } },
    NewImage: { state: { S: 'OPEN' }, count: { N: '3' }, tags: { L: [{ S: 'a' }] }, size: 7, gone: null },
  },
};

test.each<[string, unknown, boolean]>([
  ['a value that is listed', { eventName: ['INSERT', 'MODIFY'] }, true],
  ['a value that is not listed', { eventName: ['REMOVE'] }, false],
  ['a prefix', { dynamodb: { Keys: { pk: { S: [{ prefix: 'Job#' }] } } } }, true],
  ['another prefix', { dynamodb: { Keys: { pk: { S: [{ prefix: 'User#' }] } } } }, false],
  ['a suffix', { dynamodb: { Keys: { pk: { S: [{ suffix: '#1' }] } } } }, true],
  ['letters of either case', { eventName: [{ 'equals-ignore-case': 'insert' }] }, true],
  ['what exists', { dynamodb: { NewImage: { state: { S: [{ exists: true }] } } } }, true],
  ['what does not exist', { dynamodb: { OldImage: { state: { S: [{ exists: false }] } } } }, true],
  ['what should exist', { dynamodb: { OldImage: { state: { S: [{ exists: true }] } } } }, false],
  ['anything but a value', { dynamodb: { NewImage: { state: { S: [{ 'anything-but': 'OPEN' }] } } } }, false],
  ['anything but values', { eventName: [{ 'anything-but': ['REMOVE', 'MODIFY'] }] }, true],
  ['anything but a prefix', { eventName: [{ 'anything-but': { prefix: 'INS' } }] }, false],
  ['numbers in a range', { dynamodb: { NewImage: { size: [{ numeric: ['>', 5, '<=', 7] }] } } }, true],
  ['numbers out of it', { dynamodb: { NewImage: { size: [{ numeric: ['>', 7] }] } } }, false],
  ['null', { dynamodb: { NewImage: { gone: [null] } } }, true],
  ['all of several fields', { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: ['Job#2'] } } } }, false],
  [
    'one of several patterns',
    { $or: [{ eventName: ['REMOVE'] }, { dynamodb: { Keys: { pk: { S: ['Job#1'] } } } }] },
    true,
  ],
])('a pattern with %s', (_, pattern, matches) => {
  expect(compileEventPattern(JSON.stringify(pattern))(record)).toBe(matches);
});

test('an unknown operator is refused with its name', () => {
  expect(() => compileEventPattern('{"eventName":[{"wildcard":"IN*"}]}')).toThrow('"wildcard"');
});
