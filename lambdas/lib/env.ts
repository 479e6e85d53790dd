/** A setting of this function; absent ones stop it by name. */
export function env(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The environment variable ${name} is not set`);
  return value;
}
