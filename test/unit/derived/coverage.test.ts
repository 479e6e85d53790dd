import { readdirSync } from 'node:fs';
import path from 'node:path';
import { derivedRows } from '../../../lambdas/derived/derivedRows';
import { derivedValues } from '../../../lambdas/derived/derivedValues';
import * as recounts from '../../../lambdas/handle-changes/recounts';
import { catalogueItems } from '../../../lambdas/seed/catalogues/catalogueItems';
import { uncoveredAttributes } from '../../support/derived/uncoveredAttributes';
import { seededItems } from '../../support/seedData';
import { moreItems } from './moreItems';

/**
 * The reactions to stored changes (of the function handle-changes) that write no derived value. Instead they
 * send mail, delete records or end rights, for example.
 */
const KEEP_NOTHING = [
  'endSessions',
  'forgetAlert',
  'leaveConversationsOfJob',
  'leaveFormerOrganization',
  'leaveOrganization',
  'queueNotices',
  'keepContractDates',
  'keepMeetingTimes',
  'queueUnreadMail',
  'recordLeftConversation',
  'writeAuditEntries',
  'refreshPublicPictures',
  'removeChildren',
  'renewHiddenPictures',
];

const definitions = [...derivedValues, ...derivedRows];
const reactions = [
  ...readdirSync('lambdas/handle-changes/reactions').map((file) => path.parse(file).name),
  ...Object.keys(recounts),
];

test('every reaction keeps a declared derived value, or is listed as keeping none', () => {
  const keeping = new Set(definitions.flatMap(({ keptBy }) => keptBy));
  expect(reactions.filter((name) => !keeping.has(name) && !KEEP_NOTHING.includes(name))).toEqual([]);
  expect([...keeping].filter((name) => !reactions.includes(name))).toEqual([]);
});

test('every derived value has a unique name', () => {
  const names = definitions.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every attribute of a stored record is an input, derived, or declared as its own', () => {
  const rows = [...catalogueItems(), ...seededItems, ...moreItems()].map(({ item }) => item);
  expect(uncoveredAttributes(rows)).toEqual([]);
});
