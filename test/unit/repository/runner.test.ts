import { countTests } from '../../runner/countTests';
import { failuresOf } from '../../runner/failuresOf';
import { inLanes } from '../../runner/inLanes';
import { selectSteps } from '../../runner/selectSteps';

const scripts = { start: 'tsx local/main.ts', 'test:unit': 'jest unit', 'test:types': 'tsc' };
const report = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

describe('the steps of npm test', () => {
  test('are the test scripts of package.json', () => {
    expect(selectSteps(scripts, [])).toEqual([
      { name: 'unit', command: 'jest unit' },
      { name: 'types', command: 'tsc' },
    ]);
  });

  test('can be named', () => {
    expect(selectSteps(scripts, ['types'])).toEqual([{ name: 'types', command: 'tsc' }]);
  });

  test('refuse a name that does not exist, instead of passing without a run', () => {
    expect(() => selectSteps(scripts, ['typse'])).toThrow('There is no step "typse". Steps: unit types');
  });
});

describe('the count', () => {
  test('is Jest’s own for a step of Jest', () => {
    expect(countTests(report, true)).toEqual({ passed: 7, failed: 0 });
  });

  test('is one for another step', () => {
    expect(countTests(null, true)).toEqual({ passed: 1, failed: 0 });
    expect(countTests(null, false)).toEqual({ passed: 0, failed: 1 });
  });

  test('counts a skipped test, and a file that did not load, as failures', () => {
    const broken = { ...report, numPendingTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(countTests(broken, false)).toEqual({ passed: 7, failed: 3 });
  });

  test('fails with the exit code even if every test passed', () => {
    expect(countTests(report, false)).toEqual({ passed: 7, failed: 1 });
  });
});

test('failures are printed first and briefly, including files that did not load', () => {
  const long = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
  const failed = { status: 'failed', fullName: 'a door opens', failureMessages: [`\u001b[31m${long}`] };
  const passed = { status: 'passed', fullName: 'a door closes', failureMessages: [] };
  const testResults = [
    { name: '/there/door.test.ts', message: '', assertionResults: [failed, passed] },
    { name: '/there/wall.test.ts', message: 'Cannot find module', assertionResults: [] },
    { name: '/there/roof.test.ts', message: '', assertionResults: [passed] },
  ];
  const [door, wall, ...more] = failuresOf({ ...report, testResults });
  expect(door).toMatch(/^door\.test\.ts › a door opens\nline 0\n(.*\n)+line 11$/);
  expect(wall).toBe('wall.test.ts\nCannot find module');
  expect(more).toEqual([]);
});

describe('lanes', () => {
  test('run at most this many tasks at once and keep the order of results', async () => {
    let running = 0;
    let most = 0;
    const task = (name: string) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return name;
    };
    expect(await inLanes(2, ['a', 'b', 'c', 'd', 'e'].map(task))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(most).toBe(2);
  });
});
