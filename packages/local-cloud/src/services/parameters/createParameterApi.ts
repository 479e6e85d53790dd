import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticator } from '../../Authenticator';
import type { Environment } from '../../Environment';
import { answerJson } from '../../http/answerJson';
import { readBody } from '../../http/readBody';
import { toSignedRequest } from '../../http/toSignedRequest';
import type { Service } from '../../Service';

const bodyLimit = 64 * 1024;

/**
 * Creates the emulation of Parameter Store in AWS Systems Manager: GetParameter, for signed requests. Every
 * parameter is a SecureString: without `WithDecryption`, the response does not contain its readable value.
 */
export function createParameterApi(
  { parameters, region, accountId }: Environment,
  authenticator: Authenticator,
): Service {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (type: string, message = '') =>
      answerJson(response, 400, { __type: type, message }, { 'content-type': 'application/x-amz-json-1.1' });
    const body = await readBody(request, bodyLimit);
    const caller = await authenticator.iam(toSignedRequest(request, body));
    if (!caller) return refuse('InvalidSignatureException', 'The request is not signed well');
    const action = String(request.headers['x-amz-target'] ?? '').replace('AmazonSSM.', '');
    if (action !== 'GetParameter') {
      return refuse('UnknownOperationException', `SSM's ${action} is not emulated locally`);
    }
    const { Name = '', WithDecryption = false } = JSON.parse(body.toString()) as {
      Name?: string;
      WithDecryption?: boolean;
    };
    const ARN = `arn:aws:ssm:${region}:${accountId}:parameter/${Name.replace(/^\//, '')}`;
    if (!caller.allows('ssm:GetParameter', ARN)) {
      const who = `User: ${caller.userArn}`;
      return refuse(
        'AccessDeniedException',
        `${who} is not authorized to perform: ssm:GetParameter on ${ARN}`,
      );
    }
    const value = Object.hasOwn(parameters, Name) ? parameters[Name] : undefined;
    if (value === undefined) return refuse('ParameterNotFound');
    const Value = WithDecryption ? value : Buffer.from(`encrypted ${Name}`).toString('base64');
    answerJson(
      response,
      200,
      { Parameter: { ARN, Name, Type: 'SecureString', Value, Version: 1, DataType: 'text' } },
      { 'content-type': 'application/x-amz-json-1.1' },
    );
  };
  return { handle, stop: () => Promise.resolve() };
}
