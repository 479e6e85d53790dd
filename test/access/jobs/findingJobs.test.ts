import type { Person } from '../../support/api/Person';
import { query, type TypedDocument } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { jobDocuments } from './jobDocuments';
import { jobDetails } from '../jobDetails';
import { graphql } from '../../support/graphql';

const search = graphql(`
  query Search($filter: SearchableOpenJobFilterInput) {
    searchOpenJobs(filter: $filter) {
      total
      highlights {
        id
        field
        fragments
      }
      items {
        id
        title
        organizationName
      }
    }
  }
`);

let admin: Person;

const send = async (document: TypedDocument<{ job: { id: string } | null }>, input: object) => {
  const { data, errors } = await query(document, { input }, admin);
  if (!data?.job) throw new Error(errors[0]?.message);
  return data.job;
};

const found = async (word: string, as: Person | 'guest') => {
  const filter = { keyword: { match: word } };
  return (await query(search, { filter }, as)).data?.searchOpenJobs.items;
};

/**
 * Counts the jobs that a search for each of the given words finds. Returns the numbers as `counts`, or the
 * error type instead if the query is refused. `calls` is the number of calls to data sources.
 */
const counted = async (words: string[], as: Person | 'guest') => {
  const count = graphql(`
    query Count($filters: [SearchableOpenJobFilterInput!]!) {
      countOpenJobs(filters: $filters)
    }
  `);
  const filters = words.map((word) => ({ keyword: { match: word } }));
  const { data, errors, calls } = await query(count, { filters }, as);
  return { counts: data?.countOpenJobs ?? errors[0]?.errorType, calls };
};

beforeAll(async () => {
  admin = await given.theAdministrator();
});

test('everyone finds a job after it is published, and nobody after it is closed', async () => {
  const word = `台帳${ulid()}`;
  const { id } = await send(jobDocuments.create, { title: word, organizationName: '株式会社みなと' });
  await eventually('in the administrators’ index', async () => (await found(word, admin))?.[0]);
  expect(await found(word, 'guest')).toEqual([]);
  expect((await counted([word, '開発'], 'guest')).counts).toEqual([0, expect.any(Number)]);
  expect((await counted([word], admin)).counts).toEqual([1]);
  await send(jobDocuments.update, { id, ...jobDetails, isDraft: false, isPublic: true });
  const shown = await eventually('in everybody’s index', async () => (await found(word, 'guest'))?.[0]);
  expect(shown).toEqual({ id, title: word, organizationName: '株式会社みなと' });
  const many = await counted(
    [word, ...Array.from({ length: 49 }, () => `無い${ulid().slice(-10)}`)],
    'guest',
  );
  expect(many).toEqual({ counts: [1, ...Array.from({ length: 49 }, () => 0)], calls: 2 });
  expect(
    (
      await counted(
        Array.from({ length: 51 }, () => word),
        'guest',
      )
    ).counts,
  ).toBe('InvalidInput');
  await send(jobDocuments.update, { id, isPublic: false });
  await eventually('gone', async () => ((await found(word, 'guest'))?.length === 0 ? true : null));
  expect((await found(word, admin))?.[0]).toMatchObject({ id });
});

test('matched words are highlighted, and weekly hours are days times hours', async () => {
  const word = `marked${ulid().toLowerCase()}`;
  const { id } = await send(jobDocuments.create, {
    ...jobDetails,
    title: `${word}の仕事`,
    organizationName: '縁工房',
    overView: 'ほかの話',
    description: `まず${word}から`,
    memo: word,
    numberOfDayPerWeek: 3,
    numberOfHoursPerDay: 6.5,
    isDraft: false,
    isPublic: true,
  });
  const asked = async (more: object) => {
    const filter = { keyword: { match: word }, ...more };
    const { data } = await query(search, { filter }, 'guest');
    return data?.searchOpenJobs;
  };
  await eventually('in everybody’s index', async () => (await found(word, 'guest'))?.[0]);
  const highlights = [
    { id, field: 'title', fragments: [`<em>${word}</em>の仕事`] },
    { id, field: 'description', fragments: [`まず<em>${word}</em>から`] },
  ];
  const marked = JSON.stringify((await asked({ hoursPerWeek: { lte: 19.5 } }))?.highlights);
  // The analyser splits this word into several adjacent tokens.
  expect(JSON.parse(marked.replaceAll('</em><em>', ''))).toEqual(highlights);
  expect((await asked({ hoursPerWeek: { lt: 19.5 } }))?.items).toEqual([]);
});
