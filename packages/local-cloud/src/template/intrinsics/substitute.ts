import type { Intrinsic } from './Intrinsic';

/** `Fn::Sub`: `${Name}`, `${Name.Attribute}`, own variables, and `${!Literal}` left as `${Literal}`. */
export const substitute: Intrinsic = (argument, scope, resolve) => {
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
