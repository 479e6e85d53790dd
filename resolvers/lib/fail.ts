import { util } from '@aws-appsync/utils';
import type { ErrorType, InvalidInputInfo } from '../../model/errors';

/** The one way to refuse. The message is for developers; people see a text chosen by the type. */
export function fail(type: ErrorType, message: string, info?: InvalidInputInfo): never {
  return util.error(message, type, null, info ?? null);
}
