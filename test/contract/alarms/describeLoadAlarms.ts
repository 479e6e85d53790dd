import { isRaised } from '../../support/alarms/alarmOf';
import { FunctionCode } from '../../support/alarms/FunctionCode';
import { trouble } from '../../support/alarms/trouble';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { graphql } from '../../support/graphql';

/** Each period of five minutes takes 6 seconds, so that two requests of 3.2 seconds end in every one of them. */
const clock = { isQuick: true, minute: 1_200 };
const over = { ...clock, state: 'OK' } as const;

/**
 * Alarms of requests that wait.
 * @param port returns the port of the stack
 */
export function describeLoadAlarms(port: () => number): void {
  test('a function that keeps people waiting raises ApiSlow; more of it than may run at once, its own alarm', async () => {
    const admin = await given.theAdministrator();
    const find = () =>
      query(
        graphql(`
          {
            findRecords(text: "縁") {
              id
            }
          }
        `),
        {},
        admin,
      );
    const code = new FunctionCode('find-records', port());
    await code.delay(3_200);
    let isOver = false;
    const ask = async () => {
      while (!isOver) await find();
    };
    const asking = [ask(), ask()];
    await isRaised('ApiSlow', clock);
    isOver = true;
    await Promise.all(asking);

    await trouble.concurrency(1);
    const answers = await Promise.all([find(), find(), find()]);
    expect(answers.filter(({ errors }) => errors[0]?.errorType === 'InternalFailure')).not.toEqual([]);
    await isRaised('FindRecordsThrottled');
    await code.restore();
    await trouble.concurrency(null);
    const { errors } = await find();
    expect(errors).toEqual([]);
    await isRaised('FindRecordsThrottled', over);
    await isRaised('ApiSlow', over);
  });
}
