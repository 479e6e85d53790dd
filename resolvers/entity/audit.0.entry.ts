import { type Context, runtime } from '@aws-appsync/utils';
import type { AuditAction } from '../../model/auditActions';
import { isIdOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, type Item, resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';
import { parentOf } from './lib/parentOf';

/**
 * Before an administrator creates, changes or deletes a record about a talent whose entity declares this as
 * `audited`, writes an audit entry about the talent. For a change, it names the changed fields, without their
 * values: they are texts about the talent.
 */
export function request(ctx: Context<{ input: Item }>) {
  const who = authorizeAndValidate(ctx);
  const { id, ...values } = ctx.args.input;
  const isCreate = ctx.info.fieldName.startsWith('create');
  const above = `${(isCreate ? values[ENTITY.parent] : id) ?? ''}`;
  if (!who.isAdmin || !isIdOf(isCreate ? parentOf(ENTITY) : ENTITY, above)) runtime.earlyReturn(null);
  const action = Object.entries(ENTITY.audited).filter(([verb]) => ctx.info.fieldName.startsWith(verb))[0];
  const changed = isCreate ? '' : Object.keys(values).sort().join(' ');
  return auditEntry({
    actor: who.sub,
    action: action?.[1] as AuditAction,
    subject: partitionOf(above),
    ...(changed !== '' && { detail: changed }),
  });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return null;
}
