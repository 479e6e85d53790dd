import { plainFields } from './rows';

/** The measured queries. `goal` is the maximum CPU time of the local AppSync as a multiple of Yoga's. */
export const queries = [
  { name: 'one field', query: '{ field }', goal: 1 },
  { name: '50 rows of 20 fields, one resolver', query: `{ rows { ${plainFields} } }`, goal: 2 },
  {
    name: 'the same with two relations, a resolver each',
    query: `{ rows { ${plainFields} one { id name } two { id name } } }`,
    goal: 2,
  },
];
