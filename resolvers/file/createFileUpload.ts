import { util } from '@aws-appsync/utils';
import { User } from '../../model/entities/User';
import { filePurposes } from '../../model/filePurposes';
import { isIdOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, invalid, resultOrFail } from '../lib/resolver';

/**
 * Regular expression for valid file names: 1 to 255 characters, no path separators, no control characters.
 */
const FILENAME = '^[^/\\\\\\x00-\\x1f\\x7f]{1,255}$';

interface Outcome {
  refused?: 'Conflict';
}

export const createFileUpload = operation('Mutation.createFileUpload', {
  grants: ['signedIn'],
  rate: RateLimits.upload,
}).unit('Files', {
  /**
   * Validates the requested upload, and asks the function sign-files for a presigned POST: a form with which
   * the caller can upload one file of this type and size below the caller's own prefix. Administrators upload a
   * file about a talent below the talent's prefix.
   */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { purpose, filename, contentType, size, userID } = ctx.args.input;
    const rule = filePurposes[purpose];
    if (!rule) return invalid('input.purpose', 'enum');
    if (rule.about && !who.isAdmin) fail('Unauthorized', 'Only administrators upload files about talents.');
    const isAbout = rule.about ? isIdOf(User, userID ?? '') : !userID;
    if (!isAbout) invalid('input.userID', rule.about ? 'id' : 'empty');
    const isName = filename.trim() !== '' && util.matches(FILENAME, filename);
    if (!isName) invalid('input.filename', 'filename');
    if (!rule.types.includes(contentType)) invalid('input.contentType', rule.types.join(' '));
    if (size < 1 || size > rule.mostBytes) invalid('input.size', `1..${rule.mostBytes}`);
    const owner = userID ?? who.sub;
    const upload = { name: util.autoUlid(), purpose, filename, contentType, size, owner };
    return { operation: 'Invoke', payload: { sub: who.sub, upload, hasQuota: !who.isAdmin } };
  },

  response(ctx) {
    const outcome = resultOrFail<Outcome>(ctx);
    if (outcome.refused) fail(outcome.refused, 'This person has as many files as one may have.');
    return outcome;
  },
});
