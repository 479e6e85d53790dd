import { runtime, util } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { Organization } from '../../model/entities/Organization';
import { isIdOf } from '../../model/ids';
import { brokenPublicName } from '../../model/rules/brokenPublicName';
import { foldName } from '../../model/rules/foldName';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { project } from '../../model/visibility/project';
import type { Rows, Snapshot, StoredRow } from '../generated/types';
import { assertWritableFields } from '../lib/access/ownership';
import { checkPicture } from '../lib/input/checkPicture';
import { checkLimits } from '../lib/input/checks';
import { operation, type StepContext } from '../lib/operation';
import { queryCatalogue } from '../lib/page/catalogue';
import { getLatestRecord } from '../lib/read';
import { authorizeAndValidate, fail, invalid, resultOrFail } from '../lib/resolver';
import { dynamoCondition, withCondition } from '../lib/write/conditions';
import { toUpdate } from '../lib/write/record';
import { updateEndingSessions } from '../lib/write/updateEndingSessions';
import { checkWording } from '../job/checkWording';
import { diffFields } from '../job/lib/diffFields';
import { normalTexts } from '../job/lib/normalTexts';
import { type OwnersStash, readFormerOwners } from './readFormerOwners';
import { asText } from '../lib/asText';

/** Throws `InvalidInput` for a name with invisible characters, or one that only the operator may have. */
function checkNames(values: StoredRow, who: Caller): void {
  Organization.visibleLines.forEach((field) => {
    const name = asText(values[field]);
    const broken = name ? brokenPublicName(name, util.str.normalize(name, 'nfkc'), who.isAdmin) : null;
    if (broken) invalid(`input.${field}`, broken);
  });
}

const keyOf = (name: unknown): string =>
  foldName(util.str.normalize(asText(name), 'nfkc'))
    .split(' ')
    .join('');

interface Stash extends OwnersStash {
  who: Caller;
  /** The condition of the caller; empty without one. */
  asked: StoredRow;
  stored: Rows['Organization'];
  /** The changed texts, which the posting rules check; null if an administrator writes them. */
  posting: { texts: Record<string, string> } | null;
  values: Snapshot<'Organization'>;
}

const formerOwners = (ctx: StepContext<unknown, Stash>) => ctx.stash.formerOwners ?? [];

export const updateOrganization = operation('Mutation.updateOrganization', {
  grants: ['client', 'admin'],
  logged: 'editOrganization',
  also: ['Talent', 'Insight'],
})
  .stash<Stash>()
  .step('stored', 'Catalog', {
    /**
     * Reads the organization that is to be changed. Administrators may change any organization. A client may
     * change only their own, only as one of its owners, and not the fields that administrators alone write.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { id, ...values } = ctx.args.input;
      checkLimits(Organization.limits, { ...values, icon: null });
      ctx.stash.who = who;
      ctx.stash.asked = dynamoCondition(ctx.args.condition);
      assertWritableFields(Organization.adminOnlyInputs, values, who);
      checkNames(values, who);
      const isTheirs = who.isAdmin || id === who.organizationId;
      if (!isIdOf(Organization, id) || !isTheirs) fail('NotFound', 'There is no such record.');
      return getLatestRecord(Organization, id);
    },

    /**
     * Puts the stored organization into the stash and, if one of its owners changes texts that everybody sees, these texts,
     * which the next steps check. A client who is not one of the owners gets `NotFound`.
     */
    response(ctx) {
      const { who } = ctx.stash;
      const stored = resultOrFail(ctx) ?? fail('NotFound', 'There is no such record.');
      const owners = stored.owners ?? [];
      if (!who.isAdmin && !owners.includes(who.sub)) return fail('NotFound', 'There is no such record.');
      checkPicture('icon', ctx.args.input, stored, who);
      const input: StoredRow = ctx.args.input;
      const changed = Organization.postedTexts.filter(
        (field) => input[field] && input[field] !== (stored as StoredRow)[field],
      );
      ctx.stash.stored = stored;
      ctx.stash.posting = who.isAdmin ? null : { texts: normalTexts(input, changed) };
      return null;
    },
  })
  .step('wording', checkWording)
  .step('names', 'Catalog', {
    /**
     * If an owner changes the organization's name, reads the organizations that everybody sees. The names of hidden ones
     * are not compared, because the answer would reveal them.
     */
    request(ctx) {
      const { posting } = ctx.stash;
      if (!posting?.texts.name) return runtime.earlyReturn(null);
      return queryCatalogue<'Organization'>('Organization');
    },

    /** Throws `InvalidInput` for the name of another organization, in any spelling that looks alike. */
    response(ctx) {
      const { items } = resultOrFail(ctx);
      const key = keyOf(ctx.stash.posting!.texts.name);
      if (items.some(({ id, name }) => id !== ctx.args.input.id && keyOf(name) === key))
        invalid('input.name', 'taken');
      return null;
    },
  })
  .step('formerOwners', readFormerOwners)
  .step('write', 'Catalog', {
    /**
     * Stores the changed organization, on the condition that it has not changed since it was read. If one of its
     * owners changes something, `editedAt` is the time of the change: no administrator reviews beforehand what everybody
     * sees of an organization, and all get a notice of it. The sessions of former owners end with the change.
     */
    request(ctx) {
      const { who, asked } = ctx.stash;
      const stored = ctx.stash.stored;
      const { id, ...input } = ctx.args.input;
      const values: StoredRow = {};
      Object.entries(input).forEach(([field, value]) => {
        if (who.isAdmin || field !== 'owners') values[field] = value;
      });
      const isEdit = !who.isAdmin && diffFields(stored, values).length > 0;
      const edited = isEdit ? { editedAt: util.time.nowISO8601() } : {};
      const condition = withCondition({ version: { eq: stored.version } }, asked);
      const fields = toUpdate({ ...values, ...edited }, []);
      ctx.stash.values = values;
      return updateEndingSessions.request(ctx, Organization, { id, fields, condition }, formerOwners(ctx));
    },

    /** Returns the changed organization as the caller sees it. */
    response(ctx) {
      const { stored, values } = ctx.stash;
      const changed = updateEndingSessions.result(ctx, stored, values, formerOwners(ctx));
      return project(OrganizationVisibility, changed, ctx.stash.who.isAdmin ? 'admin' : 'client');
    },
  });
