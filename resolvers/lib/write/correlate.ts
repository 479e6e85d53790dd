import { type Context, util } from '@aws-appsync/utils';
import { assignInUpdate } from '../../../model/assignInUpdate';
import { correlationId } from '../../../model/correlationId';
import { isCorrelationId } from '../../../model/isCorrelationId';
import type { Write } from './Write';

const NAME = '#correlationId';
const VALUE = ':correlationId';

/**
 * Adds a correlation id to one write, in the format of AppSync's DynamoDB requests. A delete or a condition
 * check stays as it is, because it stores nothing.
 */
function mark(write: Write, id: string): void {
  const value = util.dynamodb.toDynamoDB(id);
  if (write.attributeValues) write.attributeValues[correlationId.attribute] = value;
  if (!write.update) return;
  const update = write.update;
  update.expression = assignInUpdate(update.expression, `${NAME} = ${VALUE}`);
  update.expressionNames = { ...update.expressionNames, [NAME]: correlationId.attribute };
  update.expressionValues = { ...update.expressionValues, [VALUE]: value };
}

/**
 * Adds the correlation id of the operation to the request of a resolver step: to the records that it stores,
 * or to the payload of the function that it invokes. Without an id in the header the request stays as it is.
 * `bundleResolver` adds a call of this function to every step that writes records or invokes a function.
 */
export function correlate(ctx: Context, request: Write): Write {
  const { headers } = ctx.request;
  const id = headers?.[correlationId.header] ?? '';
  if (!isCorrelationId(id)) return request;
  if (request.operation === 'Invoke') {
    return { ...request, payload: { ...request.payload, [correlationId.attribute]: id } };
  }
  mark(request, id);
  (request.transactItems ?? []).forEach((write) => mark(write, id));
  return request;
}
