import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { UserApplies } from '../../model/entities/UserApplies';
import { addressOf, isIdOf, partitionOf } from '../../model/ids';
import { ApplyTransitions } from '../../model/transitions/ApplyTransitions';
import type { EnumValue } from '../../model/enums';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { editable } from '../lib/editable';
import { fail } from '../lib/fail';
import { invalid } from '../lib/invalid';
import type { Item } from '../lib/Item';

type ApplyType = EnumValue<'ApplyType'>;

interface Args {
  input: Item & { id: string; type?: ApplyType | null; reason?: string | null };
}

/** The application, if it is the caller's to move. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx, ['owner', 'admin']);
  const { id, type, reason, ...values } = ctx.args.input;
  if (!isIdOf(UserApplies, id) || !mayTouch(['owner', 'admin'], who, partitionOf(id))) {
    fail('NotFound', 'There is no such record.');
  }
  editable([], values, who);
  if (!type) invalid('input.type', 'required');
  if (reason && reason.length > 1000) invalid('input.reason', '0..1000');
  ctx.stash.who = who;
  return get({ key: addressOf(UserApplies, id), consistentRead: true });
}

/** The move, if the table has it (else `Conflict`) and it is this caller's (else `Unauthorized`). */
export function response(ctx: Context<Args>) {
  const application = answered<Item | null>(ctx);
  if (!application) return fail('NotFound', 'There is no such record.');
  const { who } = ctx.stash;
  const mover = ApplyTransitions[application.type as ApplyType][ctx.args.input.type as ApplyType];
  if (!mover) return fail('Conflict', 'An application does not go from here to there.');
  const isTheirs = mover === 'owner' ? who.sub === application.userID : who.isAdmin;
  return isTheirs ? application : fail('Unauthorized', 'This move is the other side’s.');
}
