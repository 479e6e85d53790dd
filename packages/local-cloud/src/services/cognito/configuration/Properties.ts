import type { Resource } from '../../../template/Stack';

/**
 * Reads the properties of a Cognito resource from the template. The methods throw an error with a property's
 * path if its value has another type than the emulation supports.
 */
export class Properties {
  private constructor(
    private readonly path: string,
    private readonly values: Record<string, unknown>,
  ) {}

  static of(resource: Resource): Properties {
    return new Properties(`${resource.type} ${resource.logicalId}`, resource.properties);
  }

  /** Throws an error if the resource has a property that is not in `known`: the emulation would ignore it. */
  refuseOthersThan(...known: string[]): this {
    for (const name of Object.keys(this.values)) {
      if (!known.includes(name)) throw new Error(`${this.path}: the property ${name} is not emulated`);
    }
    return this;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return value === undefined || typeof value === 'string' ? value : this.refuse(name);
  }

  requiredText(name: string): string {
    return this.text(name) ?? this.refuse(name);
  }

  /** Reads a boolean property. CloudFormation also accepts the texts 'true' and 'false'. */
  flag(name: string): boolean | undefined {
    const value = this.values[name];
    if (value === undefined || typeof value === 'boolean') return value;
    return value === 'true' || (value === 'false' ? false : this.refuse(name));
  }

  number(name: string): number | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    return value === '' || Number.isNaN(Number(value)) ? this.refuse(name) : Number(value);
  }

  texts(name: string): string[] | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    return Array.isArray(value) && value.every((member) => typeof member === 'string')
      ? value
      : this.refuse(name);
  }

  /**
   * Returns a property that is itself an object with properties. If it is missing, the returned object has
   * none.
   */
  nested(name: string): Properties {
    return this.child(name, this.values[name] ?? {});
  }

  list(name: string): Properties[] {
    const value = this.values[name] ?? [];
    if (!Array.isArray(value)) return this.refuse(name);
    return value.map((member: unknown, index) => this.child(`${name}[${index}]`, member));
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  refuse(name: string): never {
    throw new Error(`${this.path}: ${name} = ${JSON.stringify(this.values[name])} is not emulated`);
  }

  private child(name: string, value: unknown): Properties {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return this.refuse(name);
    return new Properties(`${this.path}.${name}`, value as Record<string, unknown>);
  }
}
