// By its file: by its name it would be this module (jest.config.cjs).
const fastCheck = jest.requireActual('../../node_modules/fast-check/lib/cjs/fast-check.js');

// The inputs are the same in every run; `npm run prove` draws another seed and prints it.
fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: Number(process.env.SEED ?? 1) });

module.exports = fastCheck;
