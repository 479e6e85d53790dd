import { signIn } from '../../../support/api/signIn';
import { fill } from '../../matrix/support/fill';
import { personOf } from '../../matrix/support/Fixture';
import { ways } from '../ways';
import { askCalls } from './askCalls';
import { expectedAt } from './expectedAt';
import { makeNew, makeOwn, placeholders } from './freshRecords';
import type { RightsRole } from './rightsRoles';
import type { RightsScene } from './rightsScene';
import { type RightsRow, rightsTable } from './rightsTable';

export type RightsMoment = 'before' | 'at' | 'after';

/** The records that a person in a role made before its end, by the names of their placeholders. */
export type OwnRecords = ReadonlyMap<string, string>;

function expected(role: RightsRole, row: RightsRow, moment: RightsMoment): string {
  const [before, after] = row.cells[role.name] ?? ['.', '.'];
  if (moment === 'at') return expectedAt(role, row);
  return moment === 'before' ? before : after;
}

/** Makes, before the end of a role, a record for each placeholder `$own.x` that is asked after the end. */
export async function makeOwnRecords({ name }: RightsRole, scene: RightsScene): Promise<OwnRecords> {
  const found = new Map<string, string>();
  const as = personOf({ ...scene.fixture, people: scene.holders }, name);
  for (const { call, cells } of rightsTable)
    for (const each of placeholders(call, 'own'))
      if (cells[name]?.[0] === 'y' && !found.has(each)) found.set(each, await makeOwn(each, scene, as));
  return found;
}

interface Asking {
  role: RightsRole;
  moment: RightsMoment;
  scene: RightsScene;
  ownRecords: OwnRecords;
}

/**
 * Puts records in place of the placeholders of a call: for one that must succeed, records made for it, which it may
 * change or delete; otherwise those that are there.
 */
async function callOf(row: RightsRow, { role, moment, scene, ownRecords }: Asking): Promise<string> {
  const isAllowed = expected(role, row, moment) === 'y';
  const { fixture, holders } = scene;
  const as = personOf({ ...fixture, people: holders }, role.name);
  let call = row.call.replaceAll('$me', as.sub);
  for (const name of placeholders(call, 'new')) {
    const there = fixture.names.get(`hidden.${name}`) ?? fixture.names.get(name);
    call = call.replaceAll(`$new.${name}`, isAllowed || !there ? await makeNew(name, scene) : there);
  }
  for (const name of placeholders(call, 'own')) {
    const isFresh = isAllowed && name !== 'talk' && row.verb !== 'read';
    const id = isFresh ? await makeOwn(name, scene, as) : ownRecords.get(name);
    call = call.replaceAll(`$own.${name}`, `${id}`);
  }
  return fill(call, fixture) ?? call;
}

const namedWays: Readonly<Record<string, string>> = {
  '@socket': 'a new subscription',
  '@mail': 'the mail of what is unread',
};

async function askWay(way: string, { role, scene, ownRecords }: Asking): Promise<string> {
  const [holder, talent] = [scene.holders.get(role.name), personOf(scene.fixture, 'hidden')];
  const known = ways[namedWays[way] ?? ''];
  if (!holder || !known) throw new Error(`Unknown way ${way}`);
  const conversation = `${ownRecords.get('talk')}`;
  const names = { conversation, own: `${conversation}.${holder.sub}`, holder: holder.sub };
  return (await known({ area: scene.area, holder, talent, names })) ? 'y' : 'n';
}

/**
 * Asks each row of the table as the person in a role, at a moment. Returns how many calls were made, and a text for each
 * that had another result than the table says.
 */
export async function askRole(asking: Asking): Promise<{ asked: number; wrong: string[] }> {
  const { role, moment, scene } = asking;
  if (moment === 'after') {
    const holder = personOf({ ...scene.fixture, people: scene.holders }, role.name);
    // A person who can no longer sign in keeps their old token.
    scene.holders.set(role.name, await signIn(holder.email).catch(() => holder));
  }
  // A person who is locked out is refused by the local user pool already, where AWS accepts the token for reads.
  const isAsked = (row: RightsRow) => {
    const mark = expected(role, row, moment);
    return mark === 'y' || mark === 'n' || (mark === 't' && role.name !== 'talent');
  };
  const rows = rightsTable.filter(isAsked);
  const calls = new Map<RightsRow, string>();
  for (const row of rows) if (!row.call.startsWith('@')) calls.set(row, await callOf(row, asking));
  const as = personOf({ ...scene.fixture, people: scene.holders }, role.name);
  const answers = await askCalls([...calls.values()], as);
  const wrong: string[] = [];
  for (const row of rows) {
    const call = calls.get(row);
    const got = call === undefined ? await askWay(row.call, asking) : answers.get(call);
    const meant = expected(role, row, moment) === 'n' ? 'n' : 'y';
    if (got !== meant)
      wrong.push(`${role.name} ${moment}: ${meant} expected, ${got} got: ${call ?? row.call}`);
  }
  return { asked: rows.length, wrong };
}
