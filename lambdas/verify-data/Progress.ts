import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './needs';
import { japanDay } from '../../model/japanDay';
import { itemAt } from '../lib/itemAt';
import { tables } from '../lib/tables';
import type { Position } from './VerifyRequest';

const KEY = { pk: 'Verification', sk: 'Verification' };

/**
 * The stored progress of the nightly comparison of derived values. A night has several runs. If they do not
 * complete the comparison, the first run of the next night continues where the last one has ended.
 */
export class Progress {
  private constructor(
    private readonly day: string,
    /** Whether all derived values have already been compared in this night. */
    readonly isDone: boolean,
    readonly from: Position | null,
  ) {}

  static async ofTonight(now: Date): Promise<Progress> {
    const day = japanDay(now.getTime());
    const stored = await itemAt(env('INSIGHT_TABLE'), KEY);
    const from = (stored?.from ?? null) as Position | null;
    return new Progress(day, stored?.day === day && from === null, from);
  }

  /** Stores the position at which the next run continues; null if the comparison is complete. */
  async reached(from: Position | null): Promise<void> {
    const Item = { ...KEY, __typename: 'Verification', day: this.day, from };
    await tables.send(new PutCommand({ TableName: env('INSIGHT_TABLE'), Item }));
  }
}
