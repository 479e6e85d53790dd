const fastCheck = jest.requireActual('fast-check');

// The inputs are the same in every run; `npm run prove` draws another seed and prints it.
fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: Number(process.env.SEED ?? 1) });

module.exports = fastCheck;
