type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Test = (value: Json | undefined) => boolean;

const comparisons: Record<string, (value: number, limit: number) => boolean> = {
  '=': (value, limit) => value === limit,
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
};

function numeric(operands: Json): Test {
  const list = operands as (string | number)[];
  const pairs = list.flatMap((operator, index) =>
    index % 2 === 0 ? [[operator, list[index + 1]] as const] : [],
  );
  return (value) =>
    typeof value === 'number' &&
    pairs.every(([operator, limit]) => comparisons[String(operator)]?.(value, Number(limit)) ?? false);
}

const text =
  (matches: (value: string, operand: string) => boolean) =>
  (operand: Json): Test => {
    return (value) => typeof value === 'string' && matches(value, String(operand));
  };

const operators: Record<string, (operand: Json) => Test> = {
  prefix: text((value, prefix) => value.startsWith(prefix)),
  suffix: text((value, suffix) => value.endsWith(suffix)),
  'equals-ignore-case': text((value, other) => value.toLowerCase() === other.toLowerCase()),
  exists: (wanted) => (value) => (value !== undefined) === wanted,
  'anything-but': (operand) => {
    const excluded = [operand].flat().map(condition);
    return (value) => value !== undefined && !excluded.some((test) => test(value));
  },
  numeric,
};

/**
 * Compiles one entry of a list in an event pattern to a function that tests a value. An entry is either a
 * value, which must be equal, or an object with one operator, such as `{ "prefix": "a" }`.
 */
function condition(member: Json): Test {
  if (member === null || typeof member !== 'object') return (value) => value === member;
  const [[name, operand] = ['nothing', null]] = Object.entries(member);
  const operator = operators[name];
  if (!operator) throw new Error(`the filter operator "${name}" is not emulated locally`);
  return operator(operand);
}

function compile(pattern: Json): Test {
  if (Array.isArray(pattern)) {
    const tests = pattern.map(condition);
    return (value) => [value].flat().some((each) => tests.some((test) => test(each)));
  }
  if (pattern === null || typeof pattern !== 'object') {
    throw new Error('a filter pattern holds lists and objects only');
  }
  const fields = Object.entries(pattern).map(([name, inner]): Test => {
    if (name === '$or') {
      const choices = (inner as Json[]).map(compile);
      return (value) => choices.some((choice) => choice(value));
    }
    const test = compile(inner);
    return (value) => test((value as Record<string, Json> | null | undefined)?.[name]);
  });
  return (value) => fields.every((test) => test(value));
}

/**
 * Compiles an event pattern from the FilterCriteria of an event source mapping to a function that tests an event.
 * @param pattern JSON text
 * @throws Error that names an unknown operator
 */
export function compileEventPattern(pattern: string): (event: unknown) => boolean {
  const test = compile(JSON.parse(pattern) as Json);
  return (event) => test(event as Json);
}
