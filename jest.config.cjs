process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
// One clock for every machine: what a test reads as a date is what a reader in Japan sees.
process.env.TZ = 'Asia/Tokyo';

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
];

/** Packages that ship ES modules only and are therefore transformed like our own code. */
const esm = ['@aws-appsync/utils', '@patdx/kuromoji', 'croner', 'jose', 'uuid'];

/**
 * Test files run in a context of their own, where each use of a global asks an interceptor: as parameters of a
 * module they cost nothing. What tests replace (Date, timers, fetch) is not among them.
 */
const sandboxInjectedGlobals = (
  'Array ArrayBuffer BigInt Boolean Error Float64Array Int32Array JSON Map Math Number Object Promise Proxy Reflect ' +
  'RegExp Set String Symbol TypeError Uint8Array WeakMap WeakSet'
).split(' ');

/** `npm test` runs the tests; `npm run prove` the proofs beside them, which draw, measure, kill or take long. */
const ending = process.env.PROVE ? 'proof' : 'test';

const shared = {
  sandboxInjectedGlobals,
  // Inputs that a test draws are the same in every run.
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/test/support/seededFastCheck.cjs',
    '\\.ttf$': '<rootDir>/test/support/documentFont.cjs',
  },
  transform: { '\\.(m?[jt]sx?)$': swc },
  transformIgnorePatterns: [`node_modules/(?!(${esm.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/cdk.out', '<rootDir>/.local', '<rootDir>/web/dist'],
};

const timeouts = '<rootDir>/test/support/timeouts.ts';

/** Fails each test of the web app that writes to the console without announcing it. */
const failOnConsole = '<rootDir>/web/src/testing/console/failOnConsole.ts';

const suite = (name, more = {}) => ({
  ...shared,
  displayName: name,
  testEnvironment: 'node',
  setupFilesAfterEnv: [timeouts],
  testMatch: [`<rootDir>/test/${name}/**/*.${ending}.ts`],
  ...more,
});

/** A suite without a stack: each file begins at the same time of the same day, also with fake timers. */
const clockedSuite = (name, more = {}) =>
  suite(name, {
    fakeTimers: { now: Date.parse('2026-04-15T10:00:00+09:00') },
    ...more,
    setupFiles: [...(more.setupFiles ?? []), '<rootDir>/test/support/fixedClock.ts'],
  });

/** For the suites that run aws-amplify in Node. */
const amplify = { setupFiles: ['<rootDir>/test/support/navigatorAppName.ts'] };

/** A suite that talks to a running copy of the stack: started before its first test, stopped after its last. */
const stackSuite = (name, more = {}) =>
  suite(name, {
    globalSetup: '<rootDir>/test/support/stack/startForSuite.ts',
    globalTeardown: '<rootDir>/test/support/stack/stopForSuite.ts',
    ...more,
  });

/** The web app's tests with this ending: `.ts` needs no page, `.tsx` gets one. */
const webSuite = (language, more) =>
  clockedSuite('web', {
    testMatch: [`<rootDir>/web/**/*.${ending}.${language}`],
    moduleNameMapper: {
      ...shared.moduleNameMapper,
      '\\.css$': '<rootDir>/web/src/testing/emptyModule.cjs',
      '^antd$': '<rootDir>/web/src/testing/antd.cjs',
      // Next to its ES modules, which only a browser's bundle gains from, lies the same as CommonJS.
      '^antd/es/(.*)$': 'antd/lib/$1',
      // The same in one file: each of Apollo's tests would load two hundred.
      '^rxjs$': '<rootDir>/node_modules/rxjs/dist/bundles/rxjs.umd.js',
      '^@rc-component/util/lib/Dom/dynamicCSS$': '<rootDir>/web/src/testing/noStyleSheets.cjs',
    },
    ...more,
  });

module.exports = {
  projects: [
    clockedSuite('unit'),
    clockedSuite('engine'),
    clockedSuite('resolvers'),
    clockedSuite('infra'),
    suite('search'),
    suite('conformance', {
      ...amplify,
      testMatch: [`<rootDir>/packages/local-cloud/test/**/*.${ending}.ts`],
      globalSetup: '<rootDir>/packages/local-cloud/test/support/startForSuite.ts',
      globalTeardown: '<rootDir>/packages/local-cloud/test/support/stopForSuite.ts',
    }),
    stackSuite('contract', amplify),
    stackSuite('access'),
    stackSuite('journeys', {
      testEnvironment: '<rootDir>/test/support/browser/BrowserEnvironment.ts',
      globalSetup: '<rootDir>/test/support/browser/startForSuite.ts',
      globalTeardown: '<rootDir>/test/support/browser/stopForSuite.ts',
    }),
    webSuite('ts', { testEnvironment: 'node', setupFilesAfterEnv: [timeouts, failOnConsole] }),
    webSuite('tsx', {
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/web/src/testing/jsdomGaps.ts', '<rootDir>/web/src/testing/noOwnerStacks.ts'],
      // The Testing Library before the check, which then sees what the removal of the page writes.
      setupFilesAfterEnv: [timeouts, '@testing-library/jest-dom', '@testing-library/react', failOnConsole],
    }),
  ],
};
