import type { DocumentNode } from 'graphql';
import { print } from 'graphql/language/printer';
import { postText } from '@enishi/local-cloud/http';
import { correlationId } from '../../../model/correlationId';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { readConfig } from '../../support/api/readConfig';
import { readJson } from '../../support/api/readJson';
import { given } from '../../support/given';
import { unique } from '../../support/unique';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { settle } from '../over-time/settle';

const newId = () =>
  [...unique.bytes(correlationId.length)].map((byte) => correlationId.characters[byte % 32]).join('');

/** Sends an operation with a correlation id in its header, as the web app does. */
async function send(id: string, document: DocumentNode, variables: object, { token }: Person) {
  const { graphqlEndpoint } = await readConfig();
  const headers = {
    'content-type': 'application/json',
    authorization: token,
    [correlationId.header]: id,
  };
  const answer = await postText(graphqlEndpoint, {
    headers,
    body: JSON.stringify({ query: print(document), variables }),
  });
  return JSON.parse(answer.text) as { data: Record<string, { id: string }>; errors?: unknown[] };
}

/** Returns the log lines of a function that contain a text. */
async function linesWith(text: string, name: string): Promise<string[]> {
  const logs = await readJson<Record<string, { text: string }[]>>('/_local/logs');
  const lines = Object.entries(logs).flatMap(([each, written]) => (each.includes(name) ? written : []));
  return lines.map((line) => line.text).filter((line) => line.includes(text));
}

let admin: Person;
let talent: Person;

beforeAll(async () => {
  [admin, talent] = await Promise.all([given.theAdministrator(), given.aTalent()]);
});

async function converse(): Promise<string> {
  const { data } = await query(
    messagingDocuments.converse,
    { input: { participantIds: [talent.sub], name: 'ご連絡' } },
    admin,
  );
  return data?.createConversation?.id ?? '';
}

test('the id of a sent message is in the log line of the function that mails about it', async () => {
  const [id, conversationId] = [newId(), await converse()];
  const input = { conversationId, content: unique.word() };
  expect((await send(id, messagingDocuments.send, { input }, admin)).errors).toBeUndefined();
  await settle.mails();
  const [line = '{}'] = await linesWith(id, 'NotifyEmail');
  expect(JSON.parse(line)).toMatchObject({ correlation_id: id, message: 'A mail was sent' });
});

test('a text that is no correlation id is in no log line, and the operation works', async () => {
  const [text, conversationId] = ['YAMADA-TARO-090', await converse()];
  const input = { conversationId, content: unique.word() };
  expect((await send(text, messagingDocuments.send, { input }, admin)).errors).toBeUndefined();
  await settle.mails();
  expect(await linesWith(text, '')).toEqual([]);
});
