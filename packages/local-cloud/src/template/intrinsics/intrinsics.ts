import type { Scope } from '../Scope';

/**
 * Resolves one intrinsic function of CloudFormation. The argument may contain further functions, which
 * `resolve` resolves.
 */
type Intrinsic = (argument: unknown, scope: Scope, resolve: (value: unknown) => unknown) => unknown;

/**
 * CloudFormation's `Fn::Sub`: replaces `${Name}` by a variable or `Ref`, and `${Name.Attribute}` by `Fn::GetAtt`.
 * `${!Literal}` becomes `${Literal}`.
 */
const substitute: Intrinsic = (argument, scope, resolve) => {
  const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
  const own = resolve(variables ?? {}) as Record<string, unknown>;
  return String(text).replaceAll(/\$\{([^}]+)\}/g, (_whole, inner: string) => {
    if (inner.startsWith('!')) return `\${${inner.slice(1)}}`;
    const name = inner.trim();
    if (name in own) return String(own[name]);
    const dot = name.indexOf('.');
    return String(dot < 0 ? scope.ref(name) : scope.attribute(name.slice(0, dot), name.slice(dot + 1)));
  });
};

function list(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${name} expects a list`);
  return value;
}

const getAttribute: Intrinsic = (argument, scope, resolve) => {
  if (typeof argument === 'string') {
    const dot = argument.indexOf('.');
    return scope.attribute(argument.slice(0, dot), argument.slice(dot + 1));
  }
  const [logicalId, name] = list(argument, 'Fn::GetAtt');
  return scope.attribute(String(logicalId), String(resolve(name)));
};

const join: Intrinsic = (argument, _scope, resolve) => {
  const [delimiter, members] = list(argument, 'Fn::Join');
  return list(resolve(members), 'Fn::Join').join(String(delimiter));
};

const select: Intrinsic = (argument, _scope, resolve) => {
  const [index, members] = list(argument, 'Fn::Select');
  const selected = list(resolve(members), 'Fn::Select')[Number(resolve(index))];
  if (selected === undefined) throw new Error(`Fn::Select finds nothing at ${JSON.stringify(index)}`);
  return selected;
};

const split: Intrinsic = (argument, _scope, resolve) => {
  const [delimiter, text] = list(argument, 'Fn::Split');
  return String(resolve(text)).split(String(delimiter));
};

const choose: Intrinsic = (argument, scope, resolve) => {
  const [name, then, otherwise] = list(argument, 'Fn::If');
  return resolve(scope.condition(String(name)) ? then : otherwise);
};

const findInMap: Intrinsic = (argument, scope, resolve) => {
  const [map, topLevel, secondLevel] = list(argument, 'Fn::FindInMap').map((part) => String(resolve(part)));
  return scope.mapping(map ?? '', topLevel ?? '', secondLevel ?? '');
};

const importValue: Intrinsic = (argument) => {
  throw new Error(`Fn::ImportValue ${JSON.stringify(argument)}: other stacks do not run locally`);
};

/**
 * CloudFormation's intrinsic functions, by name. `Fn::ImportValue` is not supported: it always throws an
 * error.
 */
export const intrinsics: Record<string, Intrinsic> = {
  Ref: (argument, scope) => scope.ref(String(argument)),
  'Fn::GetAtt': getAttribute,
  'Fn::Join': join,
  'Fn::Select': select,
  'Fn::Split': split,
  'Fn::Sub': substitute,
  'Fn::If': choose,
  'Fn::FindInMap': findInMap,
  'Fn::Base64': (argument, _scope, resolve) => Buffer.from(String(resolve(argument))).toString('base64'),
  'Fn::ImportValue': importValue,
};
