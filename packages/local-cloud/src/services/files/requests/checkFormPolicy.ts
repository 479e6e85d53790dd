import { FileError } from '../FileError';

type Condition = [string, string, string] | ['content-length-range', number, number] | Record<string, string>;

interface Policy {
  expiration: string;
  conditions: Condition[];
}

/** Pattern for the names of fields in an S3 upload form that need no condition in the policy. */
const free = /^(policy|file|x-amz-signature|x-ignore-.*)$/i;

function refuse(message: string): never {
  throw new FileError(403, 'AccessDenied', `Invalid according to Policy: ${message}`);
}

/**
 * Checks an S3 upload form against its policy: the policy has not expired, its conditions hold, and there is
 * a condition for each field that needs one.
 * @param policy base64 text of the form's policy
 * @param fields values by field name in lower case, including `key` and `bucket`
 * @param size size of the file in bytes
 * @param now milliseconds since 1970
 * @throws FileError AccessDenied, EntityTooLarge or EntityTooSmall
 */
export function checkFormPolicy(
  policy: string,
  fields: Record<string, string>,
  size: number,
  now: number,
): void {
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as Policy;
  if (!(Date.parse(expiration) > now)) refuse('Policy expired.');
  const covered = new Set<string>();
  for (const condition of conditions) {
    const [operator, field, value] = Array.isArray(condition)
      ? condition
      : ['eq', ...(Object.entries(condition)[0] ?? ['', ''])];
    if (operator === 'content-length-range') {
      if (size < Number(field))
        throw new FileError(400, 'EntityTooSmall', 'Your proposed upload is too small');
      if (size > Number(value))
        throw new FileError(400, 'EntityTooLarge', 'Your proposed upload is too large');
      continue;
    }
    const name = String(field).replace(/^\$/, '').toLowerCase();
    const given = fields[name] ?? '';
    const holds = operator === 'starts-with' ? given.startsWith(String(value)) : given === String(value);
    if (!['eq', 'starts-with'].includes(String(operator)) || !holds) {
      refuse(`Policy Condition failed: ${JSON.stringify(condition)}`);
    }
    covered.add(name);
  }
  const extra = Object.keys(fields).find(
    (name) => name !== 'bucket' && !free.test(name) && !covered.has(name),
  );
  if (extra !== undefined) refuse(`Extra input fields: ${extra}`);
}
