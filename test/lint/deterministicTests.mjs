import { relative, sep } from 'node:path';

/** Files of tests and of what they import; proofs (`npm run prove`) may draw, measure and wait. */
const isTested = (path) =>
  /^(test|packages\/[^/]+\/test|web\/src\/testing)\/|^web\/.*\.test\.tsx?$/.test(path) &&
  !/\.proof\.ts$|ForSuite\.ts$/.test(path) &&
  !/\/(bench|prove|faults|walk|mutation|fidelity|runner|lint|dev|load|kills|hostile|stack|alarms)\//.test(
    path,
  ) &&
  !/\/(eventually|now|unique|lateIndices|fixedClock|guestCredentials|SrpProof)\.ts$/.test(path);

/** The suites that have a fixed clock (`test/support/fixedClock.ts`): there, the time is the same in each run. */
const hasFixedClock = (path) => /^test\/(unit|engine|resolvers|infra)\/|^web\//.test(path);

const random = ['randomUUID', 'randomBytes', 'randomInt', 'getRandomValues', 'randomFillSync'];
const measures = [
  ['performance', 'now'],
  ['process', 'cpuUsage'],
  ['process', 'hrtime'],
  ['hrtime', 'bigint'],
  ['process', 'memoryUsage'],
];
const timers = ['setTimeout', 'setInterval'];
const titles = ['test', 'it', 'journey'];

const isCallOf = ({ callee }, object, property) =>
  callee.type === 'MemberExpression' &&
  (callee.object.name ?? callee.object.property?.name) === object &&
  callee.property.name === property;

/** The name at the beginning of a call: `test` of `test.each(…)(…)` and of `journey.onAPhone(…)`. */
function rootName(node) {
  if (node.type === 'CallExpression') return rootName(node.callee);
  if (node.type === 'MemberExpression') return rootName(node.object);
  if (node.type === 'TaggedTemplateExpression') return rootName(node.tag);
  return node.name;
}

const isTestCall = (node) => node.type === 'CallExpression' && titles.includes(rootName(node));

/** Returns the test whose steps contain a node, if any. */
function testAround(node) {
  for (let at = node; at; at = at.parent) if (isTestCall(at) && at !== node) return at;
  return undefined;
}

const isWithin = (inner, outer) => inner.range[0] >= outer.range[0] && inner.range[1] <= outer.range[1];

function variableOf(identifier, scope) {
  for (let at = scope; at; at = at.upper) {
    const variable = at.set.get(identifier.name);
    if (variable) return variable;
  }
  return undefined;
}

/** Returns the name of the hook whose steps contain a node, if any. */
function hookAround(node) {
  for (let at = node; at; at = at.parent)
    if (at.type === 'CallExpression' && /^(before|after)(Each|All)$/.test(at.callee.name))
      return at.callee.name;
  return undefined;
}

/**
 * Lint rule: a test gives the same result in each run. It reads neither the clock nor a random number, it does not
 * sleep, and it does not read what an earlier test has stored in a variable.
 */
export const deterministicTests = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      clock:
        'The result would depend on when the test runs: use a fixed instant, or now() for the time of a stack.',
      measure: 'A measured time decides nothing: measure in a proof (*.proof.ts, npm run prove).',
      random: 'The result would depend on chance: use unique, or fast-check, which has a fixed seed.',
      sleep: 'A busy machine is slower than any pause: wait for the result with eventually().',
      shared:
        'The test fails if an earlier one fails: assign this variable in beforeAll, or in the test that reads it.',
      function:
        'The security policy of the page refuses its second evaluation: use eventually() with page.evaluate().',
      retry: 'A second attempt hides what the first one found.',
    },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    if (!isTested(path)) return {};
    const report = (node, messageId) => {
      if (messageId !== 'clock' || !hasFixedClock(path)) context.report({ node, messageId });
    };
    /** Reports a variable that one test assigns and another one, or a function that others call, reads. */
    const checkAssigned = (node, target) => {
      if (target.type !== 'Identifier') return;
      const around = testAround(node);
      const variable = around && variableOf(target, context.sourceCode.getScope(node));
      const [definition] = variable?.defs ?? [];
      if (!definition || isWithin(definition.node, around)) return;
      const uses = variable.references.map((use) => ({ use, hook: hookAround(use.identifier) }));
      if (uses.some(({ use, hook }) => use.isWrite() && hook?.endsWith('Each'))) return;
      if (uses.some(({ use, hook }) => use.isRead() && !hook && !isWithin(use.identifier, around)))
        report(node, 'shared');
    };
    return {
      CallExpression(node) {
        const { callee } = node;
        if (isCallOf(node, 'Date', 'now') || callee.name === 'Date') report(node, 'clock');
        if (measures.some(([object, name]) => isCallOf(node, object, name))) report(node, 'measure');
        if (isCallOf(node, 'Math', 'random')) report(node, 'random');
        if (isCallOf(node, 'jest', 'retryTimes')) report(node, 'retry');
        if (callee.property?.name === 'waitForFunction') report(node, 'function');
        if (callee.property?.name === 'waitForTimeout') report(node, 'sleep');
        if (timers.includes(callee.name) && node.arguments.length > 1) report(node, 'sleep');
        if (callee.type === 'MemberExpression' && random.includes(callee.property.name))
          report(node, 'random');
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node, 'clock');
      },
      ImportDeclaration(node) {
        const source = node.source.value;
        for (const specifier of node.specifiers) {
          const name = specifier.imported?.name;
          if (/^(node:)?crypto$/.test(source) && random.includes(name)) report(specifier, 'random');
          if (/^(node:)?timers(\/promises)?$/.test(source) && timers.includes(name))
            report(specifier, 'sleep');
        }
      },
      AssignmentExpression: (node) => checkAssigned(node, node.left),
      UpdateExpression: (node) => checkAssigned(node, node.argument),
    };
  },
};
