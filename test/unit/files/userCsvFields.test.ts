import { getNamedType, type GraphQLNamedType, isLeafType, isObjectType } from 'graphql';
import { buildLines } from '../../../lambdas/export-users-csv/buildLines';
import { columns } from '../../../lambdas/export-users-csv/columns';
import { fieldsOf } from '../../../lambdas/export-users-csv/fieldsOf';
import type { FoundUser } from '../../../lambdas/export-users-csv/FoundUser';
import { searchUsers } from '../../../lambdas/export-users-csv/searchUsers';
import { enums } from '../../../model/enums';
import { CsvWorld } from '../../bench/CsvWorld';
import { readSchema } from '../../support/readSchema';
import { searchEnvironment } from '../search/searchEnvironment';

/** As many talents as the demo data have. */
const TALENTS = 352;
const world = new CsvWorld(TALENTS);

beforeAll(async () => {
  Object.assign(process.env, searchEnvironment(await world.start()));
});
afterAll(() => world.stop());

/** Returns the demo talents with the given fields of their search documents. */
async function found(fields: string[]): Promise<FoundUser[]> {
  const pages = [];
  for await (const { users } of searchUsers([], fields)) pages.push(users);
  return pages.flat();
}

test.each(enums.UserCsvType)('an export of %s reads the fields of its columns, no others', async (type) => {
  const lines = buildLines(type, await found(fieldsOf(type)), new Map());
  expect(lines.length).toBeGreaterThan(TALENTS / 2);
  expect(lines).toEqual(buildLines(type, await found(['user']), new Map()));
  const size = async (fields: string[]) => JSON.stringify(await found(fields)).length;
  expect(await size(fieldsOf(type))).toBeLessThan((await size(['user'])) / 2);
});

const types = { user: 'User', contact: 'UserPrivate', history: 'WorkHistory' };

test.each(enums.UserCsvType)('each column of %s names a field of its record', (type) => {
  const missing = columns[type].filter(({ record, field }) => {
    const path = field.split('.');
    const end = path.reduce<GraphQLNamedType | undefined>(
      (parent, name) => (isObjectType(parent) ? getNamedType(parent.getFields()[name]?.type) : undefined),
      readSchema().getType(types[record]),
    );
    return !isLeafType(end);
  });
  expect(missing.map(({ title }) => title)).toEqual([]);
});
