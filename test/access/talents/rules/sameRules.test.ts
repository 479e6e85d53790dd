import { readFileSync } from 'node:fs';
import type { Entity } from '../../../../model/Entity';
import { entities } from '../../../../model/entities';
import type { Person } from '../../../support/api/Person';
import { given } from '../../../support/given';
import { records } from '../../records';
import { formMessages, messageFor } from './formMessages';
import { type RuleRow, ruleRows } from './ruleRows';

/**
 * Tests that forms and API refuse the same: each row of `ruleRows` is sent to the API, and given to the
 * validation rules of the form.
 */
const { send, made } = records;

let talent: Person;
/** A talent who wants to work at an office, and has chosen one prefecture. */
let officeWorker: Person;
/** The fields of a new record that say whose it is and that it needs, by record. */
const own: Record<string, object> = {};
/** The ids of records for rules that only a change can break. */
const stored: Record<string, string> = {};

beforeAll(async () => {
  [talent, officeWorker] = [await given.aTalent(), await given.aTalent()];
  const userID = talent.sub;
  const workHistoryID = await made('WorkHistory', { userID }, talent);
  const project = { workHistoryID, projectName: '刷新' };
  const workHistoryAchievementID = await made('WorkHistoryAchievement', project, talent);
  for (const record of ['CompanyBlock', 'JobAlert', 'WorkHistory', 'UserResume', 'UserPortfolio', 'SkillSet'])
    own[record] = { userID };
  for (const record of ['WorkHistoryAchievementResume', 'WorkHistoryAchievementLink'])
    own[record] = { workHistoryAchievementID };
  own.Qualification = { userID, name: '簿記' };
  own.WorkHistoryAchievement = project;
  const text = { userID, type: 'TEXT', content: '自己紹介' };
  stored.UserPortfolio = await made('UserPortfolio', text, talent);
  const tokyo = { userID: officeWorker.sub, prefactureID: '13', isSelected: true };
  stored.UserPrefactures = await made('UserPrefactures', tokyo, officeWorker);
  const office = { sub: officeWorker.sub, hopeLocationType: 'OFFICE' };
  expect((await send('update', 'User', office, officeWorker, 'version')).error).toBeUndefined();
});

const inputOf = ({ input }: RuleRow) =>
  JSON.parse(JSON.stringify(input).replaceAll('$me', talent.sub)) as Record<string, unknown>;

/** Sends the input of a row. Returns the refusal as `<type> <field> <rule>`; null if it was accepted. */
async function refusal(row: RuleRow): Promise<string | null> {
  const { record, rule } = row;
  const [values, id] = [inputOf(row), stored[record]];
  const who = record === 'UserPrefactures' ? officeWorker : talent;
  const isChange = record === 'UserPrefactures' || rule === 'required';
  const { error } = await (record === 'User'
    ? send('update', record, { sub: who.sub, ...values }, who, 'version')
    : send(isChange ? 'update' : 'create', record, { ...(isChange ? { id } : own[record]), ...values }, who));
  const { field, rule: broken } = (error?.errorInfo ?? {}) as { field?: string; rule?: string };
  return error ? `${error.errorType} ${field} ${broken}` : null;
}

test.each(ruleRows.map((row) => [`${row.record}.${row.field}`, row.rule, row] as const))(
  'the API refuses %s by the rule %s, and the form shows its message',
  async (_field, rule, row) => {
    expect(await refusal(row)).toBe(`InvalidInput input.${row.field} ${rule}`);
    if (row.formCannot) return;
    const values = inputOf(row);
    const message = messageFor(rule, values[row.field]);
    const shown = await formMessages(row.record, row.field, values);
    // The message about a link begins with its place in the list.
    expect(shown.filter((each) => each.endsWith(message))).toEqual([expect.any(String)]);
  },
);

/** Returns the rules of input, as `<record> <rule>`, from the table in docs/access-rules.md 6.6. */
function documentedRules(): string[] {
  const [, section = ''] = readFileSync('docs/access-rules.md', 'utf8').split('## 6.6 Rules of input');
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  let named: string[] = [];
  return lines.flatMap((line) => {
    const [record = '', , rules = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (record !== '') named = record.split(', ');
    return [...rules.matchAll(/`([^`]+)`/g)].flatMap(([, rule]) => named.map((each) => `${each} ${rule}`));
  });
}

/** Returns the rules that a limit of a field can break. */
function rulesOf(limit: Entity['limits'][string]): string[] {
  if (typeof limit === 'number') return [`1..${limit}`];
  if (Array.isArray(limit)) {
    const [least, most, step] = limit as number[];
    return [`${least}..${most}`, ...(step === undefined ? [] : [`step ${step}`])];
  }
  if (limit === 'picture' || limit === 'file') return ['ownUpload'];
  if (limit === 'https') return ['https'];
  if ('hosts' in limit) return ['https', 'host'];
  if ('of' in limit) return [`1..${limit.most}`, ...Object.values(limit.of).flatMap(rulesOf)];
  return [];
}

/** Returns whether talents write records of this entity themselves. */
const isOwnRecord = ({ name, table, access }: Entity) =>
  table === 'Talent' && (name === 'User' || access.create?.includes('owner') === true);

test('every rule of a talent’s records has a row', () => {
  const own = entities.filter(isOwnRecord);
  const names = own.map(({ name }) => name);
  const rows = new Set(
    ruleRows.flatMap(({ record, field, rule }) => [`${record} ${rule}`, `${record}.${field} ${rule}`]),
  );
  const declared = own.flatMap(({ name, limits, rules }) => [
    ...Object.entries(limits).flatMap(([field, limit]) =>
      rulesOf(limit).map((rule) => `${name}.${field} ${rule}`),
    ),
    ...rules.map(({ field, rule }) => `${name}.${field} ${rule}`),
  ]);
  const documented = documentedRules().filter((rule) => names.includes(rule.split(' ')[0] ?? ''));
  expect(documented.length).toBeGreaterThan(20);
  expect(declared.length).toBeGreaterThan(40);
  expect([...new Set([...declared, ...documented])].filter((rule) => !rows.has(rule))).toEqual([]);
});
