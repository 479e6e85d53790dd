import { intrinsics } from './intrinsics/intrinsics';
import { noValue } from './noValue';
import type { Scope } from './Scope';

/** Replaces https and wss by http and ws in URLs of local services, because these services do not use TLS. */
function toLocalUrl(text: string): string {
  return text
    .replaceAll('https://127.0.0.1:', 'http://127.0.0.1:')
    .replaceAll('wss://127.0.0.1:', 'ws://127.0.0.1:');
}

function intrinsicOf(value: object): [string, unknown] | null {
  const [entry, ...others] = Object.entries(value);
  if (!entry || others.length > 0) return null;
  return entry[0] === 'Ref' || entry[0].startsWith('Fn::') ? entry : null;
}

/**
 * Resolves all intrinsic functions in a value of the CloudFormation template.
 * @throws Error that names a function which is not supported
 */
export function resolveValue(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return toLocalUrl(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((member) => resolveValue(member, scope)).filter((member) => member !== noValue);
  }
  const intrinsic = intrinsicOf(value);
  if (!intrinsic) {
    const members = Object.entries(value).map(([key, member]) => [key, resolveValue(member, scope)] as const);
    return Object.fromEntries(members.filter(([, member]) => member !== noValue));
  }
  const [name, argument] = intrinsic;
  const resolve = intrinsics[name];
  if (!resolve) throw new Error(`${name} is not resolved locally`);
  const resolved = resolve(argument, scope, (nested) => resolveValue(nested, scope));
  return typeof resolved === 'string' ? toLocalUrl(resolved) : resolved;
}
