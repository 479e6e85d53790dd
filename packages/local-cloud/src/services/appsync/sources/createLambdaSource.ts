import { TooManyInvocations } from '../../lambda/TooManyInvocations';
import { limits } from '../limits';
import type { SourceRole } from './createSourceRole';
import type { DataSource, SourceAnswer } from './DataSource';
import { InvalidRequest } from './InvalidRequest';
import { SourceFailure } from './SourceFailure';

/**
 * Invokes a Lambda function. Resolves to the result of the function's handler; rejects with the error that
 * the handler threw.
 */
export type InvokeLambda = (functionArn: string, payload: unknown) => Promise<unknown>;

interface LambdaRequest {
  operation: 'Invoke' | 'BatchInvoke';
  invocationType?: 'RequestResponse' | 'Event';
  payload?: unknown;
}

interface Waiting {
  payload: unknown;
  settle(answer: SourceAnswer): void;
}

function isRequest(request: unknown): request is LambdaRequest {
  const { operation } = (request ?? {}) as Partial<LambdaRequest>;
  return operation === 'Invoke' || operation === 'BatchInvoke';
}

function unhandled(error: unknown): SourceAnswer {
  if (error instanceof SourceFailure) {
    return { result: null, error: { type: error.type, message: error.message } };
  }
  const message = error instanceof Error ? error.message : String(error);
  const type = error instanceof TooManyInvocations ? `Lambda:${error.name}` : 'Lambda:Unhandled';
  return { result: null, error: { type, message } };
}

function each(result: unknown, count: number): SourceAnswer[] {
  if (!Array.isArray(result) || result.length !== count) {
    const message = `BatchInvoke of ${count} must be answered with a list of ${count}`;
    return Array.from({ length: count }, () => ({
      result: null,
      error: { type: 'Lambda:BatchInvoke', message },
    }));
  }
  return result.map((member: unknown) => ({ result: member }));
}

/**
 * Creates a data source of type AWS_LAMBDA. The Lambda function gets the payload of a request. BatchInvoke
 * calls with the same `group` are collected until the end of the current turn of the event loop, or until
 * there are MaxBatchSize of them; the function then gets the list of their payloads.
 */
export function createLambdaSource(
  name: string,
  functionArn: string,
  role: SourceRole,
  invokeLambda: InvokeLambda,
): DataSource {
  const gathering = new Map<object, Waiting[]>();

  const call = async (payload: unknown) => {
    role.demand('Lambda', 'lambda:InvokeFunction', functionArn);
    return invokeLambda(functionArn, payload);
  };

  const flush = (group: object) => {
    const waiting = gathering.get(group) ?? [];
    gathering.delete(group);
    void call(waiting.map(({ payload }) => payload))
      .then((result) => each(result, waiting.length))
      .catch((error: unknown) => waiting.map(() => unhandled(error)))
      .then((answers) =>
        answers.forEach((answer, index) => waiting[index]?.settle({ ...answer, calls: index === 0 ? 1 : 0 })),
      );
  };

  const gather = (payload: unknown, group: object, size: number) =>
    new Promise<SourceAnswer>((settle) => {
      const waiting = gathering.get(group) ?? [];
      if (waiting.length === 0) setImmediate(() => gathering.get(group) === waiting && flush(group));
      gathering.set(group, waiting);
      waiting.push({ payload, settle });
      if (waiting.length >= size) flush(group);
    });

  return {
    name,
    type: 'AWS_LAMBDA',
    remote: true,
    async invoke(request, batch) {
      if (!isRequest(request)) throw new InvalidRequest(`${name} expects Invoke or BatchInvoke`);
      if (request.operation === 'BatchInvoke') {
        if (!batch || batch.size < 1 || batch.size > limits.maxBatchSize) {
          throw new InvalidRequest(
            `${name}: BatchInvoke needs a MaxBatchSize of 1 to ${limits.maxBatchSize}`,
          );
        }
        return gather(request.payload, batch.group, batch.size);
      }
      const running = call(request.payload).then((result): SourceAnswer => ({ result }), unhandled);
      return request.invocationType === 'Event' ? { result: null } : running;
    },
  };
}
