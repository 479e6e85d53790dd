import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { answerDays } from '../../../model/complaints/answerDays';
import { japanDay } from '../../../model/japanDay';
import { addDays } from '../../../model/periods/addDays';
import { captured } from '../../support/api/captured';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { graphql } from '../../support/graphql';
import { localTables } from '../../support/localTables';
import { now } from '../../support/now';
import { unique } from '../../support/unique';
import { readAuditEntries } from '../readAuditEntries';

const sendDocument = graphql(`
  mutation Complain($input: CreateContactMessageInput!) {
    createContactMessage(input: $input) {
      accepted
      number
      dueOn
    }
  }
`);
const listDocument = graphql(`
  {
    listComplaints(limit: 100) {
      items {
        id
        kind
        number
        openJobID
        receivedAt
        dueOn
        answeredAt
        answeredBy
        answeredByName
      }
    }
    listOpenWork {
      kind
      count
    }
  }
`);
const answerDocument = graphql(`
  mutation Answer($input: AnswerComplaintInput!) {
    answerComplaint(input: $input) {
      id
      answeredAt
      answeredBy
    }
  }
`);

let admin: Person;
beforeAll(async () => {
  admin = await given.theAdministrator();
});

const complain = async (more: object, as: Caller = 'guest') => {
  const input = {
    name: `縁 ${unique.word()}`,
    email: unique.email(),
    message: unique.word('complaint'),
    ...more,
  };
  const { data, errors } = await query(sendDocument, { input }, as);
  expect(errors).toEqual([]);
  return { input, receipt: data!.createContactMessage };
};
const read = async () => {
  const { data, errors } = await query(listDocument, {}, admin);
  expect(errors).toEqual([]);
  return {
    items: data!.listComplaints.items,
    waiting: data!.listOpenWork.find(({ kind }) => kind === 'COMPLAINT')?.count,
  };
};
const answer = async (id: string) => {
  const { data, errors } = await query(answerDocument, { input: { id } }, admin);
  return { answered: data?.answerComplaint, refused: errors[0]?.errorType };
};

test('a report about a job has a number and a day, waits for its answer, and is answered once', async () => {
  const { id: job } = await given.anOpenJob();
  const { waiting = 0 } = await read();
  const { input, receipt } = await complain({ kind: 'JOB_REPORT', openJobID: job });
  expect(receipt).toMatchObject({ accepted: true, dueOn: addDays(japanDay(now()), answerDays) });
  const stored = await read();
  const report = stored.items.find(({ number }) => number === receipt.number)!;
  expect(report).toMatchObject({ kind: 'JOB_REPORT', openJobID: job, answeredAt: null, answeredBy: null });
  expect(stored.waiting).toBe(waiting + 1);

  // The operator reads it under the same number.
  await eventually('the post in Slack', async () =>
    (await captured.slack()).find(({ blocks }) => {
      const text = JSON.stringify(blocks);
      return text.includes(input.message) && text.includes(`${receipt.number}`);
    }),
  );

  // Two administrators at the same moment: one is refused.
  const race = await Promise.all([answer(report.id), answer(report.id)]);
  expect(race.map(({ refused }) => refused).sort()).toEqual(['Conflict', undefined]);
  const after = await read();
  expect(after.items.find(({ id }) => id === report.id)).toMatchObject({
    answeredAt: expect.any(String) as string,
    answeredBy: admin.sub,
    answeredByName: expect.any(String) as string,
  });
  expect(after.waiting).toBe(waiting);
  expect((await answer(report.id)).refused).toBe('Conflict');
  const entries = await readAuditEntries({ subject: report.id }, admin);
  expect(entries.map(({ action, actor, detail }) => ({ action, actor, detail }))).toEqual([
    { action: 'answerComplaint', actor: admin.sub, detail: receipt.number },
  ]);
});

test('what is stored of a complaint says nothing about its sender, and a question is not stored', async () => {
  const person = await given.aNewcomer();
  const { input } = await complain({ kind: 'COMPLAINT' }, person);
  const question = await complain({});
  expect(question.receipt).toEqual({ accepted: true, number: null, dueOn: null });
  const { items } = await read();
  const client = localTables.open();
  const { Items: rows = [] } = await client.send(
    new ScanCommand({
      TableName: await localTables.nameOf(client, 'Insight'),
      FilterExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'Complaint' },
    }),
  );
  client.destroy();
  expect(rows).toHaveLength(items.length);
  for (const said of [input.name, input.email, input.message, person.sub, question.input.email])
    expect(JSON.stringify(rows)).not.toContain(said);
});
