import { operation } from '../lib/operation';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { requireDemoStage } from './lib/requireDemoStage';

export const runSeed = operation('Mutation.runSeed', { grants: ['admin'] }).unit('Seed', {
  /**
   * Starts the function that adds demo data, missing catalogue entries, or both, as the input says. The
   * function runs longer than a request may take, so the response only says that it was started. `Unauthorized`
   * on stages that do not accept demo data.
   */
  request(ctx) {
    authorizeAndValidate(ctx);
    requireDemoStage(ctx);
    const { catalogues, demo } = ctx.args.input;
    const payload = { catalogues: catalogues === true, demo: demo === true };
    return { operation: 'Invoke', invocationType: 'Event', payload };
  },

  response(ctx) {
    resultOrFail(ctx);
    return { accepted: true };
  },
});
