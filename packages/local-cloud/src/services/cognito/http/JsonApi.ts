import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge, readBody } from '../../../http/readBody';
import { ServiceError } from '../ServiceError';
import { randomUUID } from 'node:crypto';
import { diskFull } from '../../../storage/diskFull';

function send(response: ServerResponse, status: number, type: string, content: unknown): void {
  response
    .writeHead(status, { 'content-type': type, 'x-amzn-requestid': randomUUID() })
    .end(JSON.stringify(content));
}
const awsJson = 'application/x-amz-json-1.1';
function respondWithJson(response: ServerResponse, content: unknown, type = awsJson): void {
  send(response, 200, type, content);
}
/**
 * Sends an error response with the name and message of AWS's exception. Details of an unexpected error are printed to
 * the console only.
 */
function respondWithError(response: ServerResponse, error: unknown): void {
  const refusal = error instanceof ServiceError ? error : internalError(error);
  response.setHeader('x-amzn-errortype', refusal.name);
  send(response, refusal.status, awsJson, { __type: refusal.name, message: refusal.message });
}
function internalError(error: unknown): ServiceError {
  const isFull = diskFull.isReason(error);
  if (isFull) diskFull.tell();
  else console.error(error);
  const message = isFull ? 'The disk of this machine is full' : 'Something went wrong, see the console';
  return new ServiceError('InternalErrorException', message, 500);
}

interface JsonApiOptions {
  /** The part of the header `x-amz-target` before the dot, which names the AWS service. */
  target: string;
  /**
   * Performs an action of the service and resolves to the response. Rejects with a ServiceError for an unknown
   * action.
   */
  act(action: string, body: unknown, request: IncomingMessage, text: string): Promise<object>;
  /** Returns the JSON document that the service publishes at a path (GET); undefined if there is none. */
  document?(path: string): object | undefined;
  /**
   * Writes the service's changes to disk. The response to an action is sent only afterwards, so that a crash
   * cannot undo a change that a client knows about.
   */
  commit(): Promise<void>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text || '{}') as unknown;
  } catch {
    throw new ServiceError('SerializationException', 'The request is not JSON.');
  }
}

const largestRequest = 1_000_000;

/**
 * HTTP interface of an AWS service that uses the AWS JSON protocol. Each POST request performs the action
 * that its header `x-amz-target` names. GET requests return documents, if the service has any.
 */
export class JsonApi {
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly options: JsonApiOptions) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answering = this.answer(request, response);
    this.running.add(answering);
    await answering;
    this.running.delete(answering);
  }

  /** Resolves when the requests that are being processed have been answered. */
  async idle(): Promise<void> {
    await Promise.all(this.running);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (request.method === 'POST') respondWithJson(response, await this.perform(request));
      else this.show(request, response);
    } catch (error) {
      respondWithError(response, error);
    }
  }

  private show(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const document = request.method === 'GET' ? this.options.document?.(path) : undefined;
    if (!document) throw new ServiceError('ResourceNotFoundException', 'Not found', 404);
    respondWithJson(response, document, 'application/json');
  }

  private async read(request: IncomingMessage): Promise<string> {
    try {
      return (await readBody(request, largestRequest)).toString();
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      throw new ServiceError('RequestEntityTooLargeException', error.message, 413);
    }
  }

  private async perform(request: IncomingMessage): Promise<object> {
    const [target, action = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
    if (target !== this.options.target) {
      throw new ServiceError(
        'UnknownOperationException',
        'The x-amz-target header names no action of this service.',
      );
    }
    const text = await this.read(request);
    try {
      return await this.options.act(action, parse(text), request, text);
    } finally {
      await this.options.commit();
    }
  }
}
