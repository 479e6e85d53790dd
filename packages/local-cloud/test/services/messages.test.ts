import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { SendEmailCommand, SendTemplatedEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { createMailApi } from '../../src/services/mail/createMailApi';
import { Mailbox } from '../../src/services/mail/Mailbox';
import { createQueueApi } from '../../src/services/queues/createQueueApi';
import { QueueConsumer } from '../../src/services/queues/QueueConsumer';
import { SesAccount } from '../../src/services/mail/SesAccount';
import { Queues } from '../../src/services/queues/Queues';
import { SignedCloud } from '../support/SignedCloud';
import { stackOf } from '../support/stackOf';

const account = 'ap-northeast-1:000000000000';
let cloud: SignedCloud;
let mailbox: Mailbox;
let queues: Queues;
let ses: SESClient;
let sqs: SQSClient;

beforeAll(async () => {
  cloud = await SignedCloud.start(
    {
      Work: {
        Type: 'AWS::SQS::Queue',
        Properties: {
          QueueName: 'work',
          VisibilityTimeout: 0,
          RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': ['Dead', 'Arn'] }, maxReceiveCount: 2 },
        },
      },
      Dead: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'dead' } },
      // Unverified: it comes with the stack.
      Sender: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'example.community' } },
      Later: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'later', DelaySeconds: 300 } },
    },
    [
      {
        Action: 'ses:SendEmail',
        Resource: `arn:aws:ses:${account}:identity/example.*`,
      },
      {
        Action: 'sqs:SendMessage',
        Resource: [`arn:aws:sqs:${account}:work`, `arn:aws:sqs:${account}:later`],
      },
    ],
  );
  const { data } = cloud.environment;
  const earlier = stackOf([
    {
      ...{ logicalId: 'Domain', type: 'AWS::SES::EmailIdentity', physicalId: 'example.com' },
      properties: { EmailIdentity: 'example.com' },
    },
  ]);
  mailbox = new Mailbox(data);
  queues = new Queues(cloud.stack, data);
  cloud.door.mount(
    '/ses',
    createMailApi(mailbox, cloud.cognito.authenticator, cloud.environment, new SesAccount(earlier)),
  );
  cloud.door.mount('/sqs', createQueueApi(queues, cloud.cognito.authenticator));
  ses = new SESClient(cloud.client('/ses'));
  sqs = new SQSClient(cloud.client('/sqs'));
});
afterAll(async () => {
  ses.destroy();
  sqs.destroy();
  await cloud.stop();
});

describe('mail', () => {
  const email = (Source: string) =>
    new SendEmailCommand({
      Source,
      Destination: { ToAddresses: ['a@example.com', 'b@example.com'] },
      Message: {
        Subject: { Data: '件名 & <印>' },
        Body: { Text: { Data: '本文\n二行目' }, Html: { Data: '<p>本文</p>' } },
      },
    });

  test('the mailbox finds mail by the whole address, also among several', () => {
    const mail = { from: 'a@example.com', subject: '', text: '', html: '' };
    mailbox.deliver({ ...mail, to: 'yamada@example.com, suzuki@example.com' });
    expect(mailbox.list('suzuki@example.com')).toHaveLength(1);
    expect(mailbox.list('da@example.com')).toEqual([]);
  });

  test('sent by SendEmail is stored as it was written, newest first, also after a restart', async () => {
    const { MessageId } = await ses.send(email('縁 <from@example.com>'));
    expect(MessageId).toEqual(expect.any(String));
    const kept = new Mailbox(cloud.environment.data).list()[0];
    expect(kept).toEqual({
      from: '縁 <from@example.com>',
      to: 'a@example.com, b@example.com',
      subject: '件名 & <印>',
      text: '本文\n二行目',
      html: '<p>本文</p>',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  test('from an email that the role may not use is refused, and so is an action that is not emulated', async () => {
    const count = mailbox.list().length;
    await expect(ses.send(email('from@other.example'))).rejects.toMatchObject({ name: 'AccessDenied' });
    // The policy allows this domain, but its identity is not verified.
    await expect(ses.send(email('from@example.community'))).rejects.toMatchObject({
      name: 'MessageRejected',
    });
    const template = { Source: 'a@example.com', Destination: {}, Template: 't', TemplateData: '{}' };
    await expect(ses.send(new SendTemplatedEmailCommand(template))).rejects.toThrow(
      'SendTemplatedEmail is not emulated',
    );
    const stranger = new SESClient({
      ...cloud.client('/ses'),
      credentials: { accessKeyId: 'AKIA', secretAccessKey: 'x' },
    });
    await expect(stranger.send(email('from@example.com'))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    expect(mailbox.list()).toHaveLength(count);
  });
});

describe('queues', () => {
  const url = (name: string) => queues.find(name).configuration.url;
  const send = (name: string, MessageBody: string) =>
    sqs.send(new SendMessageCommand({ QueueUrl: url(name), MessageBody }));

  test('accept a message from a function that may send it, at the queue’s URL', async () => {
    await send('work', 'hello');
    expect(queues.find('work').list()).toEqual([expect.objectContaining({ body: 'hello', receiveCount: 0 })]);
    await expect(send('dead', 'x')).rejects.toMatchObject({ name: 'AccessDenied' });
    const asking = new GetQueueAttributesCommand({ QueueUrl: `${url('work')}s` });
    await expect(sqs.send(asking)).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
    queues.find('work').remove(queues.find('work').list()[0]?.id ?? '');
  });

  test('have the sent messages after a restart, and delay them as the template says', async () => {
    await send('later', 'in five minutes');
    expect(queues.find('later').receive(10)).toEqual([]);
    const restarted = new Queues(cloud.stack, cloud.environment.data).find('later');
    expect(restarted.list().map(({ body }) => body)).toEqual(['in five minutes']);
    restarted.hasten();
    expect(restarted.receive(10).map(({ body }) => body)).toEqual(['in five minutes']);
  });

  test('deliver messages to a function; those that fail are retried and end in the dead-letter queue', async () => {
    const handed: string[][] = [];
    const consumer = new QueueConsumer({
      queue: queues.find('work'),
      region: 'ap-northeast-1',
      batchSize: 10,
      reportsFailures: true,
      invoke: async (event) => {
        const { Records } = event as { Records: { body: string; messageId: string }[] };
        handed.push(Records.map(({ body }) => body));
        const bad = Records.filter(({ body }) => body === 'bad');
        return { batchItemFailures: bad.map(({ messageId }) => ({ itemIdentifier: messageId })) };
      },
    });
    await send('work', 'good');
    await send('work', 'bad');
    await consumer.settled();
    await consumer.stop();
    expect(handed.flat().filter((body) => body === 'good')).toHaveLength(1);
    expect(handed.flat().filter((body) => body === 'bad')).toHaveLength(2);
    expect(queues.find('work').list()).toEqual([]);
    expect(
      queues
        .find('dead')
        .list()
        .map(({ body }) => body),
    ).toEqual(['bad']);
  });
});
