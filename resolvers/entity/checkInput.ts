import { type Context, runtime, util } from '@aws-appsync/utils';
import { extensionOf } from '../../model/extensionOf';
import { isIdOf } from '../../model/ids';
import { isVisibleLine } from '../../model/rules/isVisibleLine';
import { safeFileName } from '../../model/safeFileName';
import { meanRating } from '../../model/snapshots/meanRating';
import type { StoredRow } from '../generated/types';
import { ENTITY } from '../lib/bundleConstants';
import { steps } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { authorizeAndValidate, getCaller, invalid, resultOrFail } from '../lib/resolver';
import { withInput } from './lib/withInput';
import { asText } from '../lib/asText';

interface Args {
  input: StoredRow & { id?: string };
}

/**
 * Returns those fields of a record that are the mean of other fields, with the values that the server
 * computes.
 */
function meansOf(record: StoredRow): StoredRow {
  const means: StoredRow = {};
  Object.keys(ENTITY.means).forEach((field) => {
    means[field] = meanRating(record, ENTITY.means[field] ?? []);
  });
  return means;
}

/**
 * Throws `InvalidInput` if the record has a value in none of the fields of the entity's rule `oneOf`. A rule with
 * `when` says nothing while this field is not true.
 */
function checkOneOf(record: StoredRow): void {
  const { rule, fields, when } = ENTITY.oneOf ?? { rule: '', fields: [], when: '' };
  if (when && record[when] !== true) return;
  const given = fields.filter((field) => record[field] !== null && record[field] !== undefined);
  if (given.length === 0) invalid(`input.${fields[0] ?? ''}`, rule);
}

export const checkInput = steps({
  means: {
    /**
     * Before a generic create or update, computes those fields of the record that are the mean of other fields. A
     * later step writes them together with the input. For an update that changes one of the other fields, this
     * step first reads the record, because the input may not contain all of them.
     */
    request(ctx: Context<Args>) {
      authorizeAndValidate(ctx);
      const { input } = ctx.args;
      if (!input.id) {
        ctx.stash.named = meansOf(input);
        runtime.earlyReturn(null);
      }
      const touched = Object.values(ENTITY.means).filter(
        (fields) => fields.filter((field) => input[field] !== undefined).length > 0,
      );
      if (touched.length === 0 || !isIdOf(ENTITY, input.id)) runtime.earlyReturn(null);
      return getLatestRecord(ENTITY, input.id);
    },

    /**
     * Puts into the stash the values that the computed fields will have after the update, and the version of the
     * record that was read. A later step updates the record only if it still has this version. Computed fields
     * thus always match the fields that they are computed from.
     */
    response(ctx: Context<Args>) {
      const stored = resultOrFail<StoredRow | null>(ctx);
      if (!stored) return null;
      ctx.stash.named = meansOf(withInput(stored, ctx.args.input));
      ctx.stash.computedFor = stored.version;
      return null;
    },
  },

  oneOf: {
    /**
     * Before a generic create or update, checks that the record will have a value in one of some fields (`oneOf`). For
     * an update that removes one of them, or makes the rule apply, this step reads the record, which may have another. Skipped for a caller
     * who may not write the record, because a later step then refuses it.
     */
    request(ctx: Context<Args>) {
      const who = authorizeAndValidate(ctx);
      const { input } = ctx.args;
      if (!who.isAdmin && ctx.stash.isAllowed !== true) runtime.earlyReturn(null);
      if (!input.id) {
        checkOneOf(input);
        runtime.earlyReturn(null);
      }
      const { fields, when } = ENTITY.oneOf ?? { fields: [], when: '' };
      const removed = fields.filter((field) => input[field] === null);
      const applies = !!when && input[when] === true;
      if ((removed.length === 0 && !applies) || !isIdOf(ENTITY, input.id)) runtime.earlyReturn(null);
      return getLatestRecord(ENTITY, input.id);
    },

    /**
     * Puts the version of the record into the stash. A later step updates the record only if it still has it, and
     * refuses the update of a record that another person has written.
     */
    response(ctx: Context<Args>) {
      const stored = resultOrFail<StoredRow | null>(ctx);
      const who = getCaller(ctx);
      const isOthers = ENTITY.author !== null && !who.isAdmin && stored?.[ENTITY.author.sub] !== who.sub;
      if (!stored || isOthers) return null;
      checkOneOf(withInput(stored, ctx.args.input));
      ctx.stash.computedFor = stored.version;
      return null;
    },
  },

  file: {
    /** Sends no request; the work is done in `response`. */
    request() {
      return { payload: null };
    },

    /**
     * For a mutation that writes a record with a file: puts the safe form of the input's file name into the
     * stash, with the extension of the file's S3 key. A later step stores it.
     */
    response(ctx: Context<Args>) {
      const { file, filename } = ctx.args.input;
      ctx.stash.named =
        typeof filename === 'string'
          ? { filename: safeFileName(util.str.normalize(filename, 'nfc'), extensionOf(asText(file))) }
          : {};
      return null;
    },
  },

  lines: {
    /**
     * Throws `InvalidInput` for a name that is not one visible line. A step of its own, because the check is too
     * long for the bundles of all entities.
     */
    request(ctx: Context<Args>) {
      authorizeAndValidate(ctx);
      const { input } = ctx.args;
      ENTITY.visibleLines.forEach((field) => {
        if (input[field] && !isVisibleLine(asText(input[field]))) invalid(`input.${field}`, 'visible');
      });
      return { payload: null };
    },

    response() {
      return null;
    },
  },
});
