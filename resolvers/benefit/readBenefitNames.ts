import { runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { EmployeeBenefitTag } from '../../model/entities/EmployeeBenefitTag';
import { isIdOf, longestId } from '../../model/ids';
import { BenefitLimits } from '../../model/limits/BenefitLimits';
import { partnerSnapshot } from '../../model/snapshots/partnerSnapshot';
import type { Rows, Snapshot, StoredRow } from '../generated/types';
import type { CommonStash } from '../lib/CommonStash';
import { assertWritableFields } from '../lib/access/ownership';
import { checkPicture } from '../lib/input/checkPicture';
import { step, type StepContext } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, invalid, newIdSegment, tableName } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/conditions';
import { diffFields } from '../job/lib/diffFields';
import { editedValues } from '../job/lib/formerValues';
import { indexByKey } from '../job/lib/jobInput';
import type { BenefitInput, BenefitStash } from './lib/BenefitStash';
import { checkBenefit, inputOfBenefit, viewerOfBenefit } from './lib/benefit';

type Args = { input: BenefitInput; condition?: StoredRow | null };

/** The entries of catalogues to which a benefit refers, and the benefit itself. */
type Entry = 'EmployeeBenefit' | 'EmployeeBenefitOrganization' | 'EmployeeBenefitTag' | 'Organization';

const NAMED = [
  ['employeeBenefitOrganizationId', 'EmployeeBenefitOrganization'],
  ['organizationEmployeeBenefitsId', 'Organization'],
] as const;

export const readBenefitNames = step('Catalog', {
  /**
   * Reads the catalogue entries (partner, organization, tags) that the input references and, for an update, the stored
   * benefit. Clients can offer benefits of their own organization only.
   */
  request(ctx: StepContext<Args, CommonStash & BenefitStash>) {
    const who = authorizeAndValidate(ctx);
    const input = inputOfBenefit(ctx);
    ctx.stash.who = who;
    ctx.stash.own = who.isAdmin ? {} : { organizationEmployeeBenefitsId: who.organizationId };
    checkBenefit(input);
    if (input.id === undefined) checkPicture('coverImage', input, {}, who);
    assertWritableFields(EmployeeBenefit.adminOnlyInputs, input, who);
    if ((input.tags ?? []).length > BenefitLimits.tags) invalid('input.tags', `most ${BenefitLimits.tags}`);
    if ((input.tags ?? []).some((id) => !isIdOf(EmployeeBenefitTag, id))) invalid('input.tags', 'exists');
    NAMED.forEach(([field]) => {
      if ((input[field] ?? '').length > longestId) invalid(`input.${field}`, 'exists');
    });
    ctx.stash.id = input.id ?? newIdSegment(input.clientToken);
    ctx.stash.asked = dynamoCondition(ctx.args.condition);
    const claimed = input.organizationEmployeeBenefitsId;
    if (!who.isAdmin && claimed !== undefined && claimed !== who.organizationId)
      fail('Unauthorized', 'A benefit is its organization’s.');
    if (input.id !== undefined && !isIdOf(EmployeeBenefit, input.id))
      fail('NotFound', 'There is no such record.');
    const keys: Record<string, StoredRow> = {};
    (input.tags ?? []).forEach((id) => {
      keys[id] = { pk: 'EmployeeBenefitTag', sk: id };
    });
    NAMED.forEach(([field, pk]) => {
      const id = input[field];
      if (id) keys[`${pk}#${id}`] = { pk, sk: id };
    });
    if (input.id) keys[input.id] = { pk: 'EmployeeBenefit', sk: input.id };
    if (Object.keys(keys).length === 0) return runtime.earlyReturn({ before: {}, names: ctx.stash.own });
    const all = { keys: Object.values(keys), consistentRead: true };
    return batchGet({ tables: { [tableName(ctx, 'Catalog')]: all } });
  },

  /**
   * Returns the stored benefit, and the values that are stored in addition to the input: copies of the
   * partner and the tags and, for clients, the id of their organization. Throws `InvalidInput` if the input
   * refers to a catalogue entry that does not exist, and `NotFound` if the benefit to be changed does not
   * exist or belongs to another organization. Throws `Conflict` if an edit is taken back and one of its fields no
   * longer has the value that the edit stored.
   */
  response(ctx) {
    const input = inputOfBenefit(ctx);
    const found: Record<string, StoredRow> = indexByKey(batchItems<Entry>(ctx, 'Catalog'));
    const before = (found[`EmployeeBenefit#${input.id ?? ''}`] ?? {}) as Rows['EmployeeBenefit'];
    const isTheirs = before.id && viewerOfBenefit(before, ctx.stash.who) !== 'public';
    if (input.id && !isTheirs) fail('NotFound', 'There is no such record.');
    // Taking back an edit restores what the log has from the benefit itself.
    if (!ctx.stash.edit) checkPicture('coverImage', input, before, ctx.stash.who);
    if (ctx.stash.edit && diffFields(before, editedValues(ctx.stash.edit)).length > 0)
      fail('Conflict', 'The benefit was changed after this edit.');
    const names: Snapshot<'EmployeeBenefit'> = { ...ctx.stash.own };
    NAMED.forEach(([field, catalogue]) => {
      const id = input[field];
      if (id && !found[`${catalogue}#${id}`]) invalid(`input.${field}`, 'exists');
    });
    const partnerId = input.employeeBenefitOrganizationId;
    const partner = found[`EmployeeBenefitOrganization#${partnerId ?? ''}`];
    if (partner) names.organization = partnerSnapshot(partner);
    if (partnerId === null) names.organization = null;
    if (input.tags) {
      names.tags = input.tags.map((id) => {
        const tag = found[`EmployeeBenefitTag#${id}`];
        return { id, name: (tag ?? invalid('input.tags', 'exists')).name as string };
      });
    }
    return { before, names };
  },
});
