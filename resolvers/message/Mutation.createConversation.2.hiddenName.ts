import { type Context, runtime } from '@aws-appsync/utils';
import { Organization } from '../../model/entities/Organization';
import { isIdOf } from '../../model/ids';
import { findHiddenNames } from '../../model/rules/posting/findHiddenNames';
import { normalNames } from '../job/lib/normalNames';
import { normalTexts } from '../job/lib/normalTexts';
import { getRecord, invalid, type Item, resultOrFail } from '../lib/resolver';
import type { ConversationArgs } from './lib/ConversationArgs';

/** An id that no organization has. It is read for a job without an organization. */
const NOBODY = 'none';

/** If the conversation gets a name and its job hides the organization's, reads the organization. */
export function request(ctx: Context<ConversationArgs>) {
  const { job } = ctx.prev.result as { job?: Item };
  if (!ctx.args.input.name || job?.isHideOrganizationName !== true)
    return runtime.earlyReturn(ctx.prev.result);
  const id = `${job.organizationOpenJobsId}`;
  return getRecord(Organization, isIdOf(Organization, id) ? id : NOBODY);
}

/** Throws `InvalidInput` if the name of the conversation, which the talent sees, reveals the organization. */
export function response(ctx: Context<ConversationArgs>) {
  const { job } = ctx.prev.result as { job: Item };
  const texts = normalTexts(ctx.args.input, ['name']);
  const found = findHiddenNames(texts, normalNames(job, resultOrFail<Item | null>(ctx)));
  if (found.length > 0) invalid('input.name', 'hiddenName');
  return ctx.prev.result;
}
