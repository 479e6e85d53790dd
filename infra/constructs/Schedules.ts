import { TimeZone } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import type { FunctionName } from '../functionNeeds';

/** EventBridge schedules of the Lambda functions that run at fixed times, in Japan's time zone. */
export class Schedules extends Construct {
  constructor(scope: Construct, id: string, functions: Readonly<Record<FunctionName, IFunction>>) {
    super(scope, id);
    new Schedule(this, 'Insights', {
      description: 'The numbers of yesterday and today, every hour',
      schedule: ScheduleExpression.cron({ minute: '5', timeZone: TimeZone.ASIA_TOKYO }),
      target: new LambdaInvoke(functions['compute-insights'], { retryAttempts: 3 }),
    });
    new Schedule(this, 'Erasure', {
      description: 'Accounts whose end was asked for 14 days ago, every night',
      schedule: ScheduleExpression.cron({ minute: '30', hour: '3', timeZone: TimeZone.ASIA_TOKYO }),
      target: new LambdaInvoke(functions['erase-accounts'], { retryAttempts: 3 }),
    });
    new Schedule(this, 'Meetings', {
      description: 'Reminds of the meetings of the next day, every evening',
      schedule: ScheduleExpression.cron({ minute: '0', hour: '18', timeZone: TimeZone.ASIA_TOKYO }),
      target: new LambdaInvoke(functions['remind-meetings'], { retryAttempts: 3 }),
    });
    new Schedule(this, 'Contracts', {
      description: 'Reminds of dates of payment, notice and end of contracts, every morning',
      schedule: ScheduleExpression.cron({ minute: '0', hour: '9', timeZone: TimeZone.ASIA_TOKYO }),
      target: new LambdaInvoke(functions['remind-contracts'], { retryAttempts: 3 }),
    });
    new Schedule(this, 'Complaints', {
      description: 'Tells administrators of complaints whose last day for the answer is over, every morning',
      schedule: ScheduleExpression.cron({ minute: '0', hour: '9', timeZone: TimeZone.ASIA_TOKYO }),
      target: new LambdaInvoke(functions['remind-complaints'], { retryAttempts: 3 }),
    });
    new Schedule(this, 'IncompleteJobs', {
      description: 'Closes public jobs that still lack something after their day, every night',
      schedule: ScheduleExpression.cron({ minute: '15', hour: '0', timeZone: TimeZone.ASIA_TOKYO }),
      target: new LambdaInvoke(functions['close-incomplete-jobs'], { retryAttempts: 3 }),
    });
    new Schedule(this, 'JobAlerts', {
      description: 'Queues the mails of job alerts, every hour',
      schedule: ScheduleExpression.cron({ minute: '0', timeZone: TimeZone.ASIA_TOKYO }),
      target: new LambdaInvoke(functions['queue-job-alerts'], { retryAttempts: 3 }),
    });
    new Schedule(this, 'Verification', {
      description: 'Compares all derived values with their sources every night, part by part',
      schedule: ScheduleExpression.cron({ minute: '0/15', hour: '4-5', timeZone: TimeZone.ASIA_TOKYO }),
      target: new LambdaInvoke(functions['verify-data'], {
        retryAttempts: 0,
        input: ScheduleTargetInput.fromObject({ nightly: true }),
      }),
    });
    // A call takes at most 15 minutes and then pauses; after a completed check the others do nothing.
    new Schedule(this, 'Figures', {
      description: 'Counts the figures of the dashboard again every Sunday, part by part, without repair',
      schedule: ScheduleExpression.cron({
        ...{ minute: '0/20', hour: '6-7', weekDay: 'SUN' },
        timeZone: TimeZone.ASIA_TOKYO,
      }),
      target: new LambdaInvoke(functions['verify-insights'], {
        retryAttempts: 0,
        input: ScheduleTargetInput.fromObject({ isScheduled: true }),
      }),
    });
  }
}
