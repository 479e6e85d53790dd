// By its path, because the name leads here.
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const seed = Number(process.env.SEED ?? 1);
const more = Number(process.env.RUNS ?? 1);

/**
 * fast-check, whose inputs are the same in every run. `npm run prove` draws another SEED, prints it, and asks for RUNS
 * times as many inputs.
 */
const seeded = {
  ...fastCheck,
  assert: (property, { numRuns = 100, ...parameters } = {}) =>
    fastCheck.assert(property, { ...parameters, seed, numRuns: numRuns * more }),
  sample: (generator, parameters) =>
    fastCheck.sample(generator, {
      seed,
      ...(typeof parameters === 'number' ? { numRuns: parameters } : parameters),
    }),
};

module.exports = { ...seeded, __esModule: true, default: seeded };
