import type { Context } from 'aws-lambda';
import { sampleMessages } from '../../../lambdas/notify-slack/sampleMessages';
import { handler } from '../../../lambdas/notify-slack/handler';
import { fieldResolvers } from '../../../infra/resolvers/fieldResolvers';

test('there is an example of the message of every operation that posts to Slack', async () => {
  process.env.SITE_URL = 'https://enishi.example.com';
  const samples = sampleMessages('https://enishi.example.com');
  const posting = Object.entries(fieldResolvers)
    .filter(([, { steps }]) => steps.some(({ source }) => source === 'Slack' || source === 'Contact'))
    .map(([coordinate]) => coordinate.split('.')[1]);
  expect(Object.keys(samples).sort()).toEqual(posting.sort());
  expect(await handler({ samples: true }, {} as Context)).toEqual(Object.values(samples));
  const said = JSON.stringify(samples.notifyToSlackForNewUserApply);
  for (const text of ['見本の案件', '株式会社見本', '結城 結', 'よろしくお願いします。'])
    expect(said).toContain(text);
});
